import { describe, expect, it } from 'vitest'
import { paymentMachine } from '../../machines/payment/machine'
import { paymentTold } from './payment.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('payment', () => {
  it.each(Object.entries(paymentTold))('%s', (_, scenario) => scenario(paymentMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(paymentMachine, () => tellAll(paymentTold, paymentMachine))).toEqual([])
  })
})
