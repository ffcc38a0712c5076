import type { Member } from '../members/member'
import type { Attempt } from './attempt'
import type { Order } from './order'

type Begun = Pick<
  Attempt,
  'submissionId' | 'idempotencyKey' | 'method' | 'at' | 'paymentId' | 'paymentStatus' | 'authCode'
>

/** Writes down an attempt at the whole price, in one go and by no card that is known. */
export function beginAttempt(order: Order, member: Member | undefined, begun: Begun): Attempt {
  const attempt: Attempt = {
    ...begun,
    member: { email: member?.email ?? '', gsmNumber: member?.gsmNumber ?? '' },
    installment: 1,
    paidMinor: order.priceMinor,
    card: undefined,
    errorCode: undefined,
    errorGroup: undefined,
  }
  order.attempts.push(attempt)
  return attempt
}
