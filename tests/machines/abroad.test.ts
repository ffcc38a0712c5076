import { describe, expect, it } from 'vitest'
import { abroadMachine } from '../../machines/abroad/machine'
import { abroadTold } from './abroad.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('a buyer from abroad', () => {
  it.each(Object.entries(abroadTold))('%s', (_, scenario) => scenario(abroadMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(abroadMachine, () => tellAll(abroadTold, abroadMachine))).toEqual([])
  })
})
