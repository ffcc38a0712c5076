import { describe, expect, it } from 'vitest'
import { numberChangeMachine } from '../../machines/number-change/machine'
import { numberChangeTold } from './number-change.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('another phone for the code', () => {
  it.each(Object.entries(numberChangeTold))('%s', (_, scenario) => scenario(numberChangeMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(numberChangeMachine, () => tellAll(numberChangeTold, numberChangeMachine))).toEqual([])
  })
})
