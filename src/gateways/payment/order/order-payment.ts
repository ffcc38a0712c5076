import * as v from 'valibot'
import type { Instant } from '../../../../machines/entities/instant'
import type { Language } from '../../../../machines/entities/language'
import type { OrderTransfer } from '../../../../machines/entities/bank-transfer'
import type { OrderPayment } from '../../../../machines/entities/order-payment'
import type { Refusal } from '../../../../machines/entities/problem'
import type { RequestContext } from '../../described-call'
import { currencyIfAny, idIfAny, minor, reference, textIfAny, timeIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import { safeUrl } from '../../safe-url'

/** The payment fields of a detail response, present once there was a payment (PAY-06). `status` belongs to the call itself. */
export const paymentFields = {
  paymentStatus: v.nullish(v.string()),
  submissionId: idIfAny,
  conversationId: textIfAny,
  paymentConversationId: textIfAny,
  paymentId: idIfAny,
  paidPrice: v.fallback(v.nullish(minor), undefined),
  currency: currencyIfAny,
  callbackUrl: textIfAny,
  errorCode: idIfAny,
  errorGroup: textIfAny,
  errorMessage: textIfAny,
  consumerErrorMessage: textIfAny,
  code: idIfAny,
  bankTransferPaymentId: idIfAny,
  bankId: v.fallback(v.nullish(reference), undefined),
}

type PaymentFields = v.InferOutput<v.ObjectSchema<typeof paymentFields, undefined>>

/** What a response is read with: the language is the request's. */
export type ReadingContext = Pick<RequestContext, 'isLocalTest' | 'language'>

/** `currency` is the order's, because amounts may have none. */
export function orderPaymentOf(
  detail: PaymentFields,
  currency: string,
  { isLocalTest, language }: ReadingContext,
): OrderPayment {
  const { paidPrice, paymentConversationId, conversationId } = detail
  const conversationIds = [paymentConversationId, conversationId].filter((name) => typeof name === 'string')
  return {
    paymentStatus: detail.paymentStatus ?? undefined,
    submissionId: detail.submissionId ?? undefined,
    ...(conversationIds.length > 0 ? { conversationIds } : {}),
    paymentId: detail.paymentId ?? undefined,
    paid: typeof paidPrice === 'number' ? { minor: paidPrice, currency: detail.currency ?? currency } : undefined,
    callbackUrl: safeUrl(detail.callbackUrl, isLocalTest),
    refusal: refusalOf(detail, language),
  }
}

/** Why the payment failed, if any field says so. */
function refusalOf({ errorCode, errorGroup, ...words }: PaymentFields, language: Language): Refusal | undefined {
  const message = foreignText(words.errorMessage)
  const consumerMessage = foreignText(words.consumerErrorMessage)
  const hasReason = [errorCode, errorGroup, message, consumerMessage].some((reason) => typeof reason === 'string')
  if (!hasReason) return undefined
  return { code: errorCode ?? '', group: errorGroup ?? undefined, message, consumerMessage, language }
}

/** The transfer that the order waits for, if the provider sent everything needed for it. */
export function orderTransferOf({ code, bankTransferPaymentId, bankId }: PaymentFields): OrderTransfer | undefined {
  const text = foreignText(code)
  if (text === undefined || typeof bankTransferPaymentId !== 'string') return undefined
  return typeof bankId === 'string' || typeof bankId === 'number'
    ? { code: text, bankTransferPaymentId, bankId }
    : undefined
}

/** An order's payment with the server's time, and the transfer that the order may wait for. */
export interface TimedPayment extends OrderPayment {
  /** The server's time, in milliseconds, if it sent one. */
  readonly systemTime: Instant | undefined
  readonly transfer: OrderTransfer | undefined
}

/* @__NO_SIDE_EFFECTS__ */
export const orderPaymentSchema = (currency: string, { isLocalTest, language }: ReadingContext) =>
  v.pipe(
    v.object({ ...paymentFields, systemTime: timeIfAny }),
    v.transform((detail): TimedPayment => ({
      ...orderPaymentOf(detail, currency, { isLocalTest, language }),
      systemTime: detail.systemTime,
      transfer: orderTransferOf(detail),
    })),
  )
