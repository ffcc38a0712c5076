import { describe, expect, it } from 'vitest'
import { identifyMachine } from '../../machines/identify/machine'
import { identifyTold } from './identify.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('identify', () => {
  it.each(Object.entries(identifyTold))('%s', (_, scenario) => scenario(identifyMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(identifyMachine, () => tellAll(identifyTold, identifyMachine))).toEqual([])
  })
})
