import { describe, expect, it } from 'vitest'
import { readingMachine } from '../../machines/reading/machine'
import { readingTold } from './reading.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('a text that is read', () => {
  it.each(Object.entries(readingTold))('%s', (_, scenario) => scenario(readingMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(readingMachine, () => tellAll(readingTold, readingMachine))).toEqual([])
  })
})
