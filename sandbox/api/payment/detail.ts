import * as v from 'valibot'
import { SLUG } from '../../kernel/product'
import { toMajor } from '../../kernel/money'
import { initData } from '../../orders/init-data'
import { decisiveAttempt } from '../../orders/order'
import type { Deps } from '../../kernel/deps'
import { done } from '../../http/answer'
import { visitorEndpoint } from '../../http/endpoint'
import { localeField, textField } from '../../http/payload'
import { failureText } from '../../failures/failures'
import type { Language } from '../../records/language'
import type { Order } from '../../records/order'

/** The order as the checkout starts with it. Requested again after an unclear payment, it returns the outcome. */
export const detail = visitorEndpoint({
  purpose: 'pay',
  path: `/payment/pay-with-${SLUG}/detail`,
  schema: v.strictObject({ locale: localeField, checkoutFormToken: textField }),
  handle: (deps, { order, locale, now }) =>
    done({ ...initData(deps, order, now), ...outcome(order, locale), ...openTransfer(deps, order) }),
})

/**
 * The reference code of the open transfer, for a page whose answer was lost or that did not start the transfer. Not every provider returns
 * it.
 */
function openTransfer({ state }: Deps, order: Order): object {
  const attempt = decisiveAttempt(order)
  const transfer = state.transfers.get(attempt?.paymentId ?? '')
  if (!order.telling.transferCode || !transfer || attempt?.paymentStatus !== 'INIT_BANK_TRANSFER') return {}
  const { code, bankTransferPaymentId, bankId } = transfer
  return { code, bankTransferPaymentId, bankId }
}

/** The outcome of the order's payment, with the fields that this order is set to report. */
export function outcome(order: Order, locale: Language): object {
  const attempt = decisiveAttempt(order)
  if (!attempt) return order.telling.noPayment ? { paymentStatus: 'NONE' } : {}
  const { paymentStatus, submissionId, paymentId, paidMinor, errorCode, errorGroup } = attempt
  return {
    paymentStatus,
    ...(order.telling.submissionId ? { submissionId } : {}),
    callbackUrl: order.callbackUrl,
    ...(paymentId === undefined ? {} : { paymentId, paidPrice: toMajor(paidMinor) }),
    ...(errorCode === undefined ? {} : { errorCode, errorMessage: failureText(errorCode)[locale] }),
    ...(errorGroup === undefined ? {} : { errorGroup }),
  }
}
