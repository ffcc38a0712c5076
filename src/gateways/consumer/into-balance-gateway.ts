import type { Money } from '../../../machines/entities/money'
import type { SettlementMode } from '../../../machines/entities/settlement-mode'
import type { RequestContext } from '../described-call'
import type { Bare, Outcome } from '../outcome'
import { type BalanceQuestion, balance } from './balance/calls'
import { type RefundClaim, claimRefund } from './refund/calls'
import { type SettlementChoice, chooseSettlement } from './settlement/calls'

/** What a refund and a settlement ask the consumer gateway. */
export interface IntoBalanceGateway {
  balance(question: BalanceQuestion): Promise<Outcome<Money>>
  /** Rejecting means that its outcome is unknown, here and below. */
  claimRefund(claim: RefundClaim): Promise<Outcome<Money | Bare>>
  chooseSettlement(choice: SettlementChoice): Promise<Outcome<SettlementMode | Bare>>
}

export function createIntoBalanceGateway(context: RequestContext): IntoBalanceGateway {
  return {
    balance: (question) => balance(context, question),
    claimRefund: (claim) => claimRefund(context, claim),
    chooseSettlement: (choice) => chooseSettlement(context, choice),
  }
}
