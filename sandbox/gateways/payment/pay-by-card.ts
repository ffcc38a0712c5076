import { toMajor } from '../../money'
import type { Attempt } from '../../orders/attempt'
import { paidAttempt } from '../../orders/order'
import type { Order } from '../../orders/order'
import { digits } from '../../random'
import type { World } from '../../world'
import { done, failed, refused } from '../answer'
import type { Answer } from '../answer'
import type { MemberCall } from '../endpoint'
import { failureText } from '../words/failures'
import type { CardPayload } from './card-payload'
import { chosenCard } from './chosen-card'
import { declineOf } from './decline'
import { settleByCard } from './settle-by-card'

type CardCall = MemberCall<CardPayload>

/** One try to pay by card, from the checks to the books. It never waits: no other call can come between reading and writing. */
export function payByCard(world: World, call: CardCall): Answer {
  const { order, input, session, now } = call
  const member = world.state.members.get(session.memberId)
  if (!member) return failed('10604', { httpStatus: 401 })
  if (input.paidPrice !== order.priceMinor) return refused('wrong-amount', 'paidPrice is not the price of the order')
  const chosen = chosenCard(member, input.paymentCard)
  if ('kind' in chosen) return chosen
  if (world.state.ledgerMode === 'strict') {
    const earlier = earlierAttempt(order, call)
    if (earlier) return told(order, earlier)
    if (paidAttempt(order)) return failed('10203', { beside: { conversationId: input.conversationId } })
  }
  const declined = declineOf(world, { order, input, chosen, now })
  const attempt: Attempt = {
    submissionId: input.conversationId,
    idempotencyKey: call.idempotencyKey,
    method: 'card',
    at: now,
    member: { email: member.email, gsmNumber: member.gsmNumber },
    installment: input.installment,
    paidMinor: input.paidPrice,
    card: chosen.card,
    ...(declined ? failure(declined.code, declined.group) : success(world)),
  }
  order.attempts.push(attempt)
  if (!declined) settleByCard(world, call, member, chosen, attempt)
  return told(order, attempt)
}

/** In strict mode a repeated submission, known by either of its names, is answered again and not booked again. */
function earlierAttempt(order: Order, { input, idempotencyKey }: CardCall): Attempt | undefined {
  return order.attempts.find(
    (attempt) =>
      attempt.submissionId === input.conversationId ||
      (idempotencyKey !== undefined && attempt.idempotencyKey === idempotencyKey),
  )
}

type Outcome = Pick<Attempt, 'paymentStatus' | 'paymentId' | 'authCode' | 'errorCode' | 'errorGroup'>

function success({ random }: World): Outcome {
  const paymentId = `2${digits(random, 7)}`
  const authCode = digits(random, 6)
  return { paymentStatus: 'SUCCESS', paymentId, authCode, errorCode: undefined, errorGroup: undefined }
}

function failure(code: string, group: string | undefined): Outcome {
  const errorGroup = group ?? failureText(code).group
  return { paymentStatus: 'FAILURE', paymentId: undefined, authCode: undefined, errorCode: code, errorGroup }
}

function told(order: Order, attempt: Attempt): Answer {
  const { submissionId, errorCode, errorGroup, paymentId, paymentStatus, paidMinor, installment } = attempt
  if (errorCode !== undefined) return failed(errorCode, { group: errorGroup, beside: { conversationId: submissionId } })
  return done({
    conversationId: submissionId,
    token: order.token,
    callbackUrl: order.callbackUrl,
    paymentId,
    paymentStatus,
    price: toMajor(order.priceMinor),
    paidPrice: toMajor(paidMinor),
    currency: order.currency,
    installment,
  })
}
