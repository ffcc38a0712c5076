import { describe, expect, it } from 'vitest'
import { paymentMachine } from '../../machines/payment/machine'
import { paymentTold } from './payment.scenarios'
import { paymentCreditTold } from './payment-credit.scenarios'
import { paymentTransferTold } from './payment-transfer.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

const ALL_TOLD = { ...paymentTold, ...paymentCreditTold, ...paymentTransferTold }

describe('payment', () => {
  it.each(Object.entries(ALL_TOLD))('%s', (_, scenario) => scenario(paymentMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(paymentMachine, () => tellAll(ALL_TOLD, paymentMachine))).toEqual([])
  })
})
