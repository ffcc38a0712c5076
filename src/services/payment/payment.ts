import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import type { PaymentTerms } from '../../../machines/entities/payment-terms'
import { paymentMachine } from '../../../machines/payment/machine'
import { askMemberLevel, readTerms } from '../../../machines/payment/ports'
import type { ConsumerGateway } from '../../gateways/consumer/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { implementPort } from '../platform/implement-port'
import { askBalanceOver } from './ask-balance'
import { type BalanceSenderDeps, balanceSender } from './balance-sender'
import { type BankTransferDeps, bankTransferLogic } from './bank-transfer'
import { type CardPaymentDeps, cardPaymentLogic } from './card-payment'
import { type CardSenderDeps, cardSender } from './card-sender'
import { type ShoppingCreditSenderDeps, shoppingCreditSender } from './shopping-credit-sender'
import type { TransferStore } from '../storage/transfer-store'
import { kycGateLogic } from './kyc-gate'
import { type AttemptDeps, paymentAttemptLogic } from './payment-attempt'
import { type ShoppingCreditDeps, shoppingCreditLogic } from './shopping-credit'
import { type BankTransferSenderDeps, bankTransferSender } from './bank-transfer-sender'

type Forms = CardPaymentDeps & BankTransferDeps & ShoppingCreditDeps

type Sending = CardSenderDeps & BalanceSenderDeps & ShoppingCreditSenderDeps & BankTransferSenderDeps

interface Own {
  readonly consumers: ConsumerGateway
  readonly payments: PaymentGateway
  readonly transferStore: TransferStore
  /** Reads the terms from the order and the configuration at the time of the call. */
  readonly terms: () => PaymentTerms
}

export type PaymentDeps = Forms & Sending & AttemptDeps & Own

/** The payment machine with the forms of its methods, its single attempt and the KYC gate. */
export function paymentLogic(deps: PaymentDeps) {
  const { members, consumers } = deps
  const senders = {
    'credit-card': cardSender(deps),
    balance: balanceSender(deps),
    'shopping-credit': shoppingCreditSender(deps),
    'bank-transfer': bankTransferSender(deps),
  }
  return paymentMachine.provide({
    actors: {
      readTerms: implementPort(readTerms, () => Promise.resolve(deps.terms())),
      askBalance: askBalanceOver(consumers),
      askMemberLevel: implementPort(askMemberLevel, async () => {
        const outcome = await members.kycLevel()
        return outcome.kind === 'ok' ? { kind: 'known', level: outcome.value } : { kind: 'unknown' }
      }),
      cardPayment: cardPaymentLogic(deps),
      balancePayment: balancePaymentMachine,
      shoppingCredit: shoppingCreditLogic(deps),
      bankTransfer: bankTransferLogic(deps),
      paymentAttempt: paymentAttemptLogic(deps, senders).provide({ actors: { kycGate: kycGateLogic(deps) } }),
    },
  })
}
