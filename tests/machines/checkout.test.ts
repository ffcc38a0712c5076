import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { arrivalTold } from './arrival.scenarios'
import { payingTold } from './paying.scenarios'
import { timeTold } from './time.scenarios'
import { unsettledTold } from './unsettled.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('checkout', () => {
  it.each(Object.entries({ ...arrivalTold, ...unsettledTold, ...payingTold, ...timeTold }))('%s', (_, scenario) =>
    scenario(checkoutMachine),
  )

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    const tell = async () => {
      await tellAll(arrivalTold, checkoutMachine)
      await tellAll(unsettledTold, checkoutMachine)
      await tellAll(payingTold, checkoutMachine)
      await tellAll(timeTold, checkoutMachine)
    }
    expect(await arrowsNotTaken(checkoutMachine, tell)).toEqual([])
  })
})
