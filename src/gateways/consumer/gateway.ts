import type { Money } from '../../../machines/entities/money'
import type { RequestContext } from '../described-call'
import type { Outcome } from '../outcome'
import { type BalanceQuestion, balance, checkLimit } from './balance/calls'

/** What the screens ask the consumer gateway. */
export interface ConsumerGateway {
  /** What the member has in the wallet. */
  balance(question: BalanceQuestion): Promise<Outcome<Money>>
  /** Whether paying this would go beyond what the member may. */
  checkLimit(question: { memberId: string; price: Money }): Promise<Outcome<boolean>>
}

export function createConsumerGateway(context: RequestContext): ConsumerGateway {
  return {
    balance: (question) => balance(context, question),
    checkLimit: (question) => checkLimit(context, question),
  }
}
