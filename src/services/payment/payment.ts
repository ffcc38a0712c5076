import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import type { PaymentTerms } from '../../../machines/entities/payment-terms'
import { paymentMachine } from '../../../machines/payment/machine'
import { askBalance, askMemberLevel, readTerms } from '../../../machines/payment/ports'
import type { ConsumerGateway } from '../../gateways/consumer/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { implementPort } from '../platform/implement-port'
import { type BalanceSenderWorld, balanceSender } from './balance-sender'
import { type BankTransferWorld, bankTransferLogic } from './bank-transfer'
import { type CardPaymentWorld, cardPaymentLogic } from './card-payment'
import { type CardSenderWorld, cardSender } from './card-sender'
import { type ShoppingCreditSenderWorld, shoppingCreditSender } from './shopping-credit-sender'
import type { KeptTransfers } from '../storage/kept-transfer'
import { kycGateLogic } from './kyc-gate'
import { type AttemptWorld, paymentAttemptLogic } from './payment-attempt'
import { type ShoppingCreditWorld, shoppingCreditLogic } from './shopping-credit'
import { type BankTransferSenderWorld, bankTransferSender } from './bank-transfer-sender'

type Forms = CardPaymentWorld & BankTransferWorld & ShoppingCreditWorld

type Sending = CardSenderWorld & BalanceSenderWorld & ShoppingCreditSenderWorld & BankTransferSenderWorld

interface Own {
  readonly consumers: ConsumerGateway
  readonly payments: PaymentGateway
  readonly keptTransfers: KeptTransfers
  /** What the order and the configuration say about paying, as it is when somebody asks. */
  readonly terms: () => PaymentTerms
}

export type PaymentWorld = Forms & Sending & AttemptWorld & Own

/** All of the paying side: the methods as forms, and the one attempt with the identity gate that stands in it. */
export function paymentLogic(world: PaymentWorld) {
  const { members, consumers } = world
  const senders = {
    'credit-card': cardSender(world),
    balance: balanceSender(world),
    'shopping-credit': shoppingCreditSender(world),
    'bank-transfer': bankTransferSender(world),
  }
  return paymentMachine.provide({
    actors: {
      readTerms: implementPort(readTerms, () => Promise.resolve(world.terms())),
      askBalance: implementPort(askBalance, async (question) => {
        const outcome = await consumers.balance(question)
        return outcome.kind === 'ok' ? { kind: 'known', balance: outcome.value } : { kind: 'unknown' }
      }),
      askMemberLevel: implementPort(askMemberLevel, async () => {
        const outcome = await members.kycLevel()
        return outcome.kind === 'ok' ? { kind: 'known', level: outcome.value } : { kind: 'unknown' }
      }),
      cardPayment: cardPaymentLogic(world),
      balancePayment: balancePaymentMachine,
      shoppingCredit: shoppingCreditLogic(world),
      bankTransfer: bankTransferLogic(world),
      paymentAttempt: paymentAttemptLogic(world, senders).provide({ actors: { kycGate: kycGateLogic(world) } }),
    },
  })
}
