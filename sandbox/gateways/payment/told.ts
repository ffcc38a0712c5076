import { toMajor } from '../../money'
import type { Attempt } from '../../orders/attempt'
import { bankForm } from '../../payments/bank-form'
import { sessionOf } from '../../payments/bank-session'
import type { Deps } from '../../deps'
import { done, failed } from '../answer'
import type { Answer } from '../answer'
import { postingDocument } from '../posting-document'
import type { Order } from '../../records/order'

/** An attempt as the call that made it is answered: paid, not paid, or in the hands of a bank. */
export function told(deps: Deps, order: Order, attempt: Attempt): Answer {
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
