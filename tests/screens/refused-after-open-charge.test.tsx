import { describe, expect, it, vi } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { ownProblem } from '../../machines/entities/problem'
import { PayScreen } from '../../src/screens/pay/pay'
import { CARD_WITHOUT_CODE, ORDER_WITH_TIME, REFUSAL, SHORT_OF_FUNDS } from '../machines/fixtures/shopper'
import { ALREADY_APPLIED, OUT_OF_STOCK } from '../machines/fixtures/credits'
import { beginCheckout } from '../machines/support/checkout-harness'
import { ATTEMPTED } from '../support/attempted'
import type { ModalProps } from '../../src/components/modal/modal'
import { CreditOffer } from '../../src/screens/pay/methods/card/credit-offer'
import { type Harness, markupOf } from './support/markup-of'
import { intoPayment } from './support/places-of-money-words'

// A modal is a portal, which no server can render.
vi.mock('../../src/components/modal/modal', () => ({
  Modal: ({ isOpen, children }: ModalProps) => isOpen && children,
}))

const DENIAL = /You have not been charged|Your card has not been charged/
const UNKNOWN = 'We do not know yet whether an earlier payment was charged'

const SUSPENDED = { code: '1', group: 'MEMBER_SUSPENDED', message: undefined }
const INSTRUMENT = { code: '1', group: 'PAYMENT_INSTRUMENT_SUSPENDED', message: undefined }

type Press = (harness: Harness) => Promise<void> | void

const byCard: Press = (harness) => {
  harness.pay()
}

const byBalance: Press = (harness) => {
  const payment = harness.child('payment')
  payment.send({ type: 'shopper.choseMethod', method: 'balance' })
  payment.send({ type: 'shopper.agreed', isAgreed: true })
  harness.method('balancePayment').send({ type: 'shopper.paid' })
}

const byCredit: Press = (harness) => harness.applyForCredit()

describe('a payment that is refused after one that its bank may have charged', () => {
  it.each([
    ['a card', byCard, REFUSAL, PayScreen],
    ['a card of a suspended member', byCard, SUSPENDED, PayScreen],
    ['a suspended card', byCard, INSTRUMENT, PayScreen],
    ['a card without funds', byCard, SHORT_OF_FUNDS, CreditOffer],
    ['the balance', byBalance, REFUSAL, PayScreen],
    ['a credit', byCredit, REFUSAL, PayScreen],
    ['a credit that was applied for', byCredit, ALREADY_APPLIED, PayScreen],
    ['a credit for what is out of stock', byCredit, OUT_OF_STOCK, PayScreen],
  ])('a refusal of %s does not deny the charge that is open (PAY-14~)', async (_, press, refusal, Main) => {
    for (const isOpen of [true, false]) {
      const harness = beginCheckout(checkoutMachine)
      const refused = isOpen ? ownProblem('errors.bankSession') : undefined
      await harness.ports.startOrder.answer({ kind: 'started', order: ORDER_WITH_TIME, refused, attempted: ATTEMPTED })
      await intoPayment(harness)
      await press(harness)
      await harness.ports.authorise.answer({ kind: 'refused', refusal, typed: CARD_WITHOUT_CODE })
      const markup = await markupOf(harness, Main)
      expect([DENIAL.test(markup), markup.includes(UNKNOWN)]).toEqual([!isOpen, isOpen])
    }
  })
})
