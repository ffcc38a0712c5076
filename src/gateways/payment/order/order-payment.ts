import * as v from 'valibot'
import type { Instant } from '../../../../machines/entities/instant'
import { DEFAULT_CURRENCY } from '../../../../machines/entities/money'
import type { OrderPayment } from '../../../../machines/entities/order-payment'
import { currency, idIfAny, minor, numberIfAny, textIfAny } from '../../fields'
import { foreignText } from '../../foreign-text'
import { safeUrl } from '../../safe-url'

/** What the detail says of a payment of its order, once there was one (PAY-06). `status` is the call's own. */
export const paymentFields = {
  paymentStatus: v.nullish(v.string()),
  submissionId: v.nullish(v.string()),
  paymentId: idIfAny,
  paidPrice: v.fallback(v.nullish(minor), undefined),
  currency: v.fallback(v.nullish(currency), undefined),
  callbackUrl: textIfAny,
  errorCode: idIfAny,
  errorGroup: textIfAny,
  errorMessage: textIfAny,
}

type PaymentFields = v.InferOutput<v.ObjectSchema<typeof paymentFields, undefined>>

export function orderPaymentOf(detail: PaymentFields, isTestMode: boolean): OrderPayment {
  const { paidPrice, errorCode } = detail
  return {
    paymentStatus: detail.paymentStatus ?? undefined,
    submissionId: detail.submissionId ?? undefined,
    paymentId: detail.paymentId ?? undefined,
    paid:
      typeof paidPrice === 'number' ? { minor: paidPrice, currency: detail.currency ?? DEFAULT_CURRENCY } : undefined,
    callbackUrl: safeUrl(detail.callbackUrl, isTestMode),
    refusal:
      typeof errorCode === 'string'
        ? { code: errorCode, group: detail.errorGroup ?? undefined, message: foreignText(detail.errorMessage) }
        : undefined,
  }
}

/** The same, and when it was said. */
export interface TimedPayment extends OrderPayment {
  /** The server's time, in milliseconds; undefined when it did not say. */
  readonly systemTime: Instant | undefined
}

/* @__NO_SIDE_EFFECTS__ */
export const orderPaymentSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object({ ...paymentFields, systemTime: numberIfAny }),
    v.transform((detail): TimedPayment => ({
      ...orderPaymentOf(detail, isTestMode),
      systemTime: detail.systemTime,
    })),
  )
