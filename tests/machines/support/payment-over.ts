import { balancePaymentMachine } from '../../../machines/balance-payment/machine'
import type { payFromBalance } from '../../../machines/balance-payment/ports'
import { bankTransferMachine } from '../../../machines/bank-transfer/machine'
import { forgetTransfer, type notifyTransfer, type startTransfer } from '../../../machines/bank-transfer/ports'
import { cardPaymentMachine } from '../../../machines/card-payment/machine'
import {
  askBonus,
  askInstallments,
  type goToBank,
  type openWallet,
  type payByCard,
} from '../../../machines/card-payment/ports'
import { checkOrder } from '../../../machines/order-check/ports'
import { paymentMachine } from '../../../machines/payment/machine'
import { askBalance, askMemberLevel, readTerms } from '../../../machines/payment/ports'
import { shoppingCreditMachine } from '../../../machines/shopping-credit/machine'
import {
  type applyForCredit,
  type askCreditBanks,
  askCreditPlans,
  type validateCredit,
} from '../../../machines/shopping-credit/ports'
import { answeredAtOnce } from './answered-at-once'
import { ALL_TERMS, ENOUGH } from './funds'
import { GATE_OPEN } from './held-gate'

/** What answers a question, by the name of its port. */
type Answered<Name extends string, P> = { readonly [Key in Name]: { readonly logic: P } }

type CardAnswers = Answered<'openWallet', typeof openWallet> &
  Answered<'payByCard', typeof payByCard> &
  Answered<'goToBank', typeof goToBank>

type CreditAnswers = Answered<'askCreditBanks', typeof askCreditBanks> &
  Answered<'validateCredit', typeof validateCredit> &
  Answered<'applyForCredit', typeof applyForCredit> &
  Answered<'goToBank', typeof goToBank>

type TransferAnswers = Answered<'startTransfer', typeof startTransfer> &
  Answered<'notifyTransfer', typeof notifyTransfer>

/** The order is as it was shown, and nobody else pays it. */
const READY = answeredAtOnce(checkOrder, { kind: 'ready' })

/** Paying by a card of which its bank offers nothing beside. */
export function cardPaymentOver({ openWallet, payByCard, goToBank }: CardAnswers) {
  return cardPaymentMachine.provide({
    actors: {
      openWallet: openWallet.logic,
      askInstallments: answeredAtOnce(askInstallments, { kind: 'unknown' }),
      askBonus: answeredAtOnce(askBonus, { kind: 'none' }),
      kycGate: GATE_OPEN,
      checkOrder: READY,
      payByCard: payByCard.logic,
      goToBank: goToBank.logic,
    },
  })
}

/** A credit whose banks, validation and application answer when the story says so; its plans can't be had. */
export function shoppingCreditOver({ askCreditBanks, validateCredit, applyForCredit, goToBank }: CreditAnswers) {
  return shoppingCreditMachine.provide({
    actors: {
      askCreditBanks: askCreditBanks.logic,
      askCreditPlans: answeredAtOnce(askCreditPlans, { kind: 'unknown' }),
      checkOrder: READY,
      validateCredit: validateCredit.logic,
      applyForCredit: applyForCredit.logic,
      goToBank: goToBank.logic,
    },
  })
}

/** A transfer whose code comes and is told of when the story says so. */
export function bankTransferOver({ startTransfer, notifyTransfer }: TransferAnswers) {
  return bankTransferMachine.provide({
    actors: {
      checkOrder: READY,
      startTransfer: startTransfer.logic,
      notifyTransfer: notifyTransfer.logic,
      forgetTransfer: answeredAtOnce(forgetTransfer, undefined),
    },
  })
}

/** All ways of paying, of an order that allows both cards and balance; the balance pays it. */
export function paymentOver(
  ports: CardAnswers & Answered<'payFromBalance', typeof payFromBalance> & CreditAnswers & TransferAnswers,
  cardPayment = cardPaymentOver(ports),
) {
  return paymentMachine.provide({
    actors: {
      readTerms: answeredAtOnce(readTerms, ALL_TERMS),
      askBalance: answeredAtOnce(askBalance, { kind: 'known', balance: ENOUGH }),
      askMemberLevel: answeredAtOnce(askMemberLevel, { kind: 'known', level: 2 }),
      cardPayment,
      balancePayment: balancePaymentMachine.provide({
        actors: { kycGate: GATE_OPEN, checkOrder: READY, payFromBalance: ports.payFromBalance.logic },
      }),
      shoppingCredit: shoppingCreditOver(ports),
      bankTransfer: bankTransferOver(ports),
    },
  })
}
