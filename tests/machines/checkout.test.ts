import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { checkoutTold } from './checkout.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('checkout', () => {
  it.each(Object.entries(checkoutTold))('%s', (_, scenario) => scenario(checkoutMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(checkoutMachine, () => tellAll(checkoutTold, checkoutMachine))).toEqual([])
  })
})
