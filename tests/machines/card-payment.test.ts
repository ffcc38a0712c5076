import { describe, expect, it } from 'vitest'
import { cardPaymentMachine } from '../../machines/card-payment/machine'
import { cardPaymentTold } from './card-payment.scenarios'
import { arrowsNotTaken } from './support/arrows'
import { tellAll } from './support/tell'

describe('card-payment', () => {
  it.each(Object.entries(cardPaymentTold))('%s', (_, scenario) => scenario(cardPaymentMachine))

  it('has no arrow that these stories do not take (MDL-04~)', async () => {
    expect(await arrowsNotTaken(cardPaymentMachine, () => tellAll(cardPaymentTold, cardPaymentMachine))).toEqual([])
  })
})
