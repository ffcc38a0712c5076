import { describe, expect, it } from 'vitest'
import { countdownMachine } from '../../machines/countdown/machine'
import { countdownTold } from './countdown.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('countdown', () => {
  it.each(Object.entries(countdownTold))('%s', (_, scenario) => scenario(countdownMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(countdownMachine, () => tellAll(countdownTold, countdownMachine))).toEqual([])
  })
})
