import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import { abandonTransfer, type notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { askBonus, askInstallments, type openWallet } from '../../../machines/payment/card/ports'
import { checkOrder } from '../../../machines/payment/order-check/ports'
import { paymentMachine } from '../../../machines/payment/machine'
import { askBalance, askMemberLevel, readTerms } from '../../../machines/payment/ports'
import { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { type authorise, type goToBank, prepare } from '../../../machines/payment/attempt/ports'
import { shoppingCreditMachine } from '../../../machines/payment/shopping-credit/machine'
import { type askCreditBanks, askCreditPlans } from '../../../machines/payment/shopping-credit/ports'
import { answeredAtOnce } from './answered-at-once'
import { ALL_TERMS, ENOUGH } from '../fixtures/funds'
import { GATE_OPEN } from './held-gate'
import { provided } from './provided'

type Answered<Name extends string, P> = { readonly [Key in Name]: { readonly logic: P } }

type CardAnswers = Answered<'openWallet', typeof openWallet>

type CreditAnswers = Answered<'askCreditBanks', typeof askCreditBanks>

type TransferAnswers = Answered<'notifyTransfer', typeof notifyTransfer>

type AttemptAnswers = Answered<'authorise', typeof authorise> & Answered<'goToBank', typeof goToBank>

export type PayingAnswers = CardAnswers & CreditAnswers & TransferAnswers & AttemptAnswers

/** A card payment without installments and bonus. */
export function cardPaymentOver({ openWallet }: CardAnswers) {
  return provided(cardPaymentMachine, {
    actors: {
      openWallet: openWallet.logic,
      askInstallments: answeredAtOnce(askInstallments, { kind: 'unknown' }),
      askBonus: answeredAtOnce(askBonus, { kind: 'none' }),
    },
  })
}

/** A credit whose banks the test answers; its plans are unknown. */
export function shoppingCreditOver({ askCreditBanks }: CreditAnswers) {
  return provided(shoppingCreditMachine, {
    actors: {
      askCreditBanks: askCreditBanks.logic,
      askCreditPlans: answeredAtOnce(askCreditPlans, { kind: 'unknown' }),
    },
  })
}

/** A transfer whose notice the test answers. */
export function bankTransferOver({ notifyTransfer }: TransferAnswers) {
  return provided(bankTransferMachine, {
    actors: { notifyTransfer: notifyTransfer.logic, abandonTransfer: answeredAtOnce(abandonTransfer, undefined) },
  })
}

/** An attempt with an open gate, an unchanged order, and no other tab that pays it. */
export function attemptOver({ authorise, goToBank }: AttemptAnswers) {
  return provided(paymentAttemptMachine, {
    actors: {
      kycGate: GATE_OPEN,
      checkOrder: answeredAtOnce(checkOrder, { kind: 'ready' }),
      prepare: answeredAtOnce(prepare, { kind: 'ready' }),
      authorise: authorise.logic,
      goToBank: goToBank.logic,
    },
  })
}

/** The payment with every method, and a balance that covers the order. */
export function paymentOver(ports: PayingAnswers) {
  return provided(paymentMachine, {
    actors: {
      readTerms: answeredAtOnce(readTerms, ALL_TERMS),
      askBalance: answeredAtOnce(askBalance, { kind: 'known', balance: ENOUGH }),
      askMemberLevel: answeredAtOnce(askMemberLevel, { kind: 'known', level: 2 }),
      cardPayment: cardPaymentOver(ports),
      balancePayment: balancePaymentMachine,
      shoppingCredit: shoppingCreditOver(ports),
      bankTransfer: bankTransferOver(ports),
      paymentAttempt: attemptOver(ports),
    },
  })
}
