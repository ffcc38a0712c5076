import type { Attempt } from '../../records/attempt'
import { knownAttempt } from '../../payments/known-attempt'
import { isDecidedNow, paidAttempt } from '../../orders/order'
import type { Deps } from '../../kernel/deps'
import { type Answer, failed } from '../../http/answer'
import type { VisitorCall } from '../../http/endpoint'
import type { Order } from '../../records/order'
import type { State } from '../../records/state'

type Begun = Pick<VisitorCall<{ readonly conversationId: string }>, 'order' | 'idempotencyKey' | 'input'>

/** How a payment method creates an attempt, and answers for one. */
interface Method {
  /**
   * The money moves later, so starting moves none that a naive provider could move twice. In either ledger mode a repeated submission gets
   * the same answer, and nothing starts once the order is paid.
   */
  readonly comesLater?: true
  /** The error code if the method cannot start; then no attempt is recorded. */
  readonly bar?: () => string | undefined
  readonly make: () => Attempt
  readonly answer: (attempt: Attempt) => Answer | Promise<Answer>
}

/** The checkout asks the order after this code, and does not say that nothing was charged. */
const ALREADY_APPROVED = '10203'

/** A strict provider takes no other payment while a bank decides. One that waits for the shopper is replaced. */
const barWhileDeciding = ({ ledgerMode }: State, { attempts }: Order) =>
  ledgerMode === 'strict' && attempts.some(isDecidedNow) ? ALREADY_APPROVED : undefined

/**
 * Every paying call of every method goes through here. It is synchronous, so no other call can run between reading the order and recording
 * the attempt.
 */
export function beginAttempt({ state }: Deps, call: Begun, method: Method): Answer | Promise<Answer> {
  const { order, input, idempotencyKey } = call
  const { conversationId } = input
  const isOnce = method.comesLater || state.ledgerMode === 'strict'
  const known = isOnce ? knownAttempt(order, conversationId, idempotencyKey) : undefined
  if (known) return method.answer(known)
  const code = isOnce && paidAttempt(order) ? ALREADY_APPROVED : (method.bar?.() ?? barWhileDeciding(state, order))
  if (code !== undefined) return failed(code, { beside: { conversationId } })
  const attempt = method.make()
  order.attempts.push(attempt)
  return method.answer(attempt)
}
