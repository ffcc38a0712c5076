import { toMajor } from '../../kernel/money'
import type { Attempt } from '../../records/attempt'
import { bankForm } from '../../payments/bank-form'
import { sessionOf } from '../../payments/bank-session'
import type { Deps } from '../../kernel/deps'
import { type Answer, done, failed } from '../../http/answer'
import { postingDocument } from '../../page/posting-document'
import type { Order } from '../../records/order'

/** The answer to the call that made the attempt: paid, refused, or redirected to a bank. */
export function attemptAnswer(deps: Deps, order: Order, attempt: Attempt): Answer {
  const { submissionId, errorCode, errorGroup, paymentId, paymentStatus, paidMinor, installment } = attempt
  const conversationId = submissionId
  if (errorCode !== undefined) return failed(errorCode, { group: errorGroup, beside: { conversationId } })
  const head = { conversationId, token: order.token, paymentId, paymentStatus }
  const session = paymentStatus === 'SUCCESS' ? undefined : sessionOf(deps, order, attempt)
  if (session) {
    const form = bankForm(deps, session, attempt)
    return done({ ...head, threeDSHtmlContent: postingDocument(session.locale, '3D Secure', form) })
  }
  return done({
    ...head,
    callbackUrl: order.callbackUrl,
    price: toMajor(order.priceMinor),
    paidPrice: toMajor(paidMinor),
    currency: order.currency,
    installment,
  })
}
