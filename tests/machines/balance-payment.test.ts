import { describe, expect, it } from 'vitest'
import { balancePaymentMachine } from '../../machines/balance-payment/machine'
import { balancePaymentTold } from './balance-payment.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('balance-payment', () => {
  it.each(Object.entries(balancePaymentTold))('%s', (_, scenario) => scenario(balancePaymentMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(
      await arrowsNotTaken(balancePaymentMachine, () => tellAll(balancePaymentTold, balancePaymentMachine)),
    ).toEqual([])
  })
})
