import type { Attempt } from '../../records/attempt'
import type { AttemptFacts } from '../../payments/attempt-facts'
import { knownAttempt } from '../../payments/known-attempt'
import { isDecidedNow, paidAttempt } from '../../orders/order'
import type { Deps } from '../../kernel/deps'
import { type Answer, failed, refused } from '../../http/answer'
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
  readonly facts: AttemptFacts
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

/** One submission is one payment, and a naive provider books its repeats only. The card of BKM Express is not known when it begins. */
function isRepeatOf(made: Attempt, { method, paidMinor, installment, card }: AttemptFacts): boolean {
  const isSame = made.method === method && made.paidMinor === paidMinor && made.installment === installment
  return isSame && (card === undefined || made.card?.number === card.number)
}

/**
 * Every paying call of every method goes through here. It is synchronous, so no other call can run between reading the order and recording
 * the attempt.
 */
export function beginAttempt({ state }: Deps, call: Begun, method: Method): Answer | Promise<Answer> {
  const { order, input, idempotencyKey } = call
  const { conversationId } = input
  const isOnce = method.comesLater || state.ledgerMode === 'strict'
  const known = knownAttempt(order, conversationId, idempotencyKey)
  if (known && !isRepeatOf(known, method.facts)) {
    const name = known.submissionId === conversationId ? 'conversationId' : 'idempotency key'
    return refused('wrong-payload', `${name} is that of another payment`)
  }
  if (known && isOnce) return method.answer(known)
  const code = isOnce && paidAttempt(order) ? ALREADY_APPROVED : (method.bar?.() ?? barWhileDeciding(state, order))
  if (code !== undefined) return failed(code, { beside: { conversationId } })
  const attempt = method.make()
  order.attempts.push(attempt)
  return method.answer(attempt)
}
