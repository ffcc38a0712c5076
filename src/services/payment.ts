import type { PaymentTerms } from '../../machines/entities/payment-terms'
import { paymentMachine } from '../../machines/payment/machine'
import { askBalance, askMemberLevel, readTerms } from '../../machines/payment/ports'
import type { ConsumerGateway } from '../gateways/consumer/gateway'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import { balancePaymentLogic } from './balance-payment'
import { type BankTransferWorld, bankTransferLogic } from './bank-transfer'
import { type CardPaymentWorld, cardPaymentLogic } from './card-payment'
import type { KeptTransfers } from './kept-transfer'
import { kycGateLogic } from './kyc-gate'
import { type ShoppingCreditWorld, shoppingCreditLogic } from './shopping-credit'

export interface PaymentWorld extends CardPaymentWorld, BankTransferWorld, ShoppingCreditWorld {
  readonly consumers: ConsumerGateway
  readonly payments: PaymentGateway
  readonly keptTransfers: KeptTransfers
  /** What the order and the configuration say about paying, as it is when somebody asks. */
  readonly terms: () => PaymentTerms
}

/** All of the paying side: the methods, and the identity gate that each of them goes through. */
export function paymentLogic(world: PaymentWorld) {
  const { members, consumers } = world
  const actors = { kycGate: kycGateLogic(world) }
  return paymentMachine.provide({
    actors: {
      readTerms: answering(readTerms, () => Promise.resolve(world.terms())),
      askBalance: answering(askBalance, async () => {
        const outcome = await consumers.balance()
        return outcome.kind === 'ok' ? { kind: 'known', balance: outcome.value } : { kind: 'unknown' }
      }),
      askMemberLevel: answering(askMemberLevel, async () => {
        const outcome = await members.kycLevel()
        return outcome.kind === 'ok' ? { kind: 'known', level: outcome.value } : { kind: 'unknown' }
      }),
      cardPayment: cardPaymentLogic(world).provide({ actors }),
      balancePayment: balancePaymentLogic(world).provide({ actors }),
      shoppingCredit: shoppingCreditLogic(world),
      bankTransfer: bankTransferLogic(world),
    },
  })
}
