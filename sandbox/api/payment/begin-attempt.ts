import type { Attempt } from '../../records/attempt'
import { knownAttempt } from '../../payments/known-attempt'
import { paidAttempt } from '../../orders/order'
import type { Deps } from '../../kernel/deps'
import { type Answer, failed } from '../../http/answer'
import type { VisitorCall } from '../../http/endpoint'

type Begun = Pick<VisitorCall<{ readonly conversationId: string }>, 'order' | 'idempotencyKey' | 'input'>

/** What a method makes of a call, and how it tells of an attempt. */
interface Method {
  /**
   * The money comes later. Beginning moves none that a naive provider could move twice, so in either mode the same
   * submission is answered again and nothing begins once the order is paid.
   */
  readonly comesLater?: true
  /** Why it can't begin at all, as an error code, if so; then nothing is written down. */
  readonly bar?: () => string | undefined
  readonly make: () => Attempt
  readonly tell: (attempt: Attempt) => Answer | Promise<Answer>
}

/**
 * Every call that pays goes through here, with every method. It never waits: no other call can come between reading the
 * order and writing the attempt.
 */
export function beginAttempt({ state }: Deps, call: Begun, method: Method): Answer | Promise<Answer> {
  const { order, input, idempotencyKey } = call
  const { conversationId } = input
  const isOnce = method.comesLater || state.ledgerMode === 'strict'
  const known = isOnce ? knownAttempt(order, conversationId, idempotencyKey) : undefined
  if (known) return method.tell(known)
  const code = isOnce && paidAttempt(order) ? '10203' : method.bar?.()
  if (code !== undefined) return failed(code, { beside: { conversationId } })
  const attempt = method.make()
  order.attempts.push(attempt)
  return method.tell(attempt)
}
