import * as v from 'valibot'
import type { Money } from '../../../../machines/entities/money'
import type { Receipt } from '../../../../machines/entities/receipt'
import { currency, id, minor, textIfAny } from '../../fields'
import { safeUrl } from '../../safe-url'

const noPage = v.nullish(v.literal(''))

/** The fields of an answer that a payment went through. */
const paidFields = {
  token: textIfAny,
  paymentId: v.nullish(id),
  paidPrice: v.nullish(minor),
  currency: v.nullish(currency),
  callbackUrl: v.nullish(v.string()),
  /** Said by another name than success, it was no payment. */
  paymentStatus: v.nullish(v.literal('SUCCESS')),
}

type Paid = v.InferOutput<v.ObjectSchema<typeof paidFields, undefined>>

/** What a payment was asked for with. */
export interface Asked {
  readonly price: Money
  /** The order's, where its name on a success is proof enough; undefined where a success may be no more than a beginning. */
  readonly token: string | undefined
  readonly isTestMode: boolean
}

const isNamed = (paid: Paid, token: string | undefined) => token !== undefined && paid.token === token

/** An answer that names neither a payment and its amount nor our order proves nothing. */
const isProven = (field: 'paymentId' | 'paidPrice', token: string | undefined) => (paid: Paid) =>
  (paid[field] ?? undefined) !== undefined || isNamed(paid, token)

/** What the answer leaves out is as it was asked for. */
function receiptOf(paid: Paid, { price, isTestMode }: Asked): Receipt {
  return {
    paymentId: paid.paymentId ?? undefined,
    paid: { minor: paid.paidPrice ?? price.minor, currency: paid.currency ?? price.currency },
    callbackUrl: safeUrl(paid.callbackUrl, isTestMode),
  }
}

/* @__NO_SIDE_EFFECTS__ */
export const paidSchema = (asked: Asked) =>
  v.pipe(
    // A bank's page beside it: the payment has only begun.
    v.object({ ...paidFields, threeDSHtmlContent: noPage, htmlContent: noPage }),
    v.forward(v.check(isProven('paymentId', asked.token)), ['paymentId']),
    v.forward(v.check(isProven('paidPrice', asked.token)), ['paidPrice']),
    v.transform((paid) => receiptOf(paid, asked)),
  )
