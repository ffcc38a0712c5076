import type { Money } from './money'
import type { Refusal } from './problem'

/** What the provider's detail says of the payment of an order; nothing of it before something was tried. */
export interface OrderPayment {
  readonly paymentStatus: string | undefined
  /** The submission that a FAILURE speaks of, where the provider echoes it. */
  readonly submissionId: string | undefined
  /** Conversations that it names: one may be this submission, and one the shop's own. */
  readonly conversationIds?: readonly string[]
  readonly paymentId: string | undefined
  readonly paid: Money | undefined
  readonly callbackUrl: string | undefined
  /** Why it failed. */
  readonly refusal: Refusal | undefined
}
