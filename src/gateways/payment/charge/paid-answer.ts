import * as v from 'valibot'
import type { Money } from '../../../../machines/entities/money'
import type { Receipt } from '../../../../machines/entities/receipt'
import { currencyOrNone, idIfAny, minor, textIfAny } from '../../fields'
import type { Bare } from '../../outcome'
import { safeUrl } from '../../safe-url'

const noPage = v.nullish(v.literal(''))

/** The fields of an answer that a payment went through. */
const paidFields = {
  token: textIfAny,
  paymentId: idIfAny,
  paidPrice: v.nullish(minor),
  currency: v.optional(currencyOrNone),
  callbackUrl: textIfAny,
  /** Said by another name than success, it was no payment. */
  paymentStatus: v.nullish(v.literal('SUCCESS')),
}

type Paid = v.InferOutput<v.ObjectSchema<typeof paidFields, undefined>>

/** What a payment was asked for with. */
export interface Asked {
  readonly price: Money
  /** The order's, where its name on a success says enough; undefined where a success may be no more than a beginning. */
  readonly token: string | undefined
  readonly isTestMode: boolean
}

/** Where a success may be no more than a beginning, only a payment and its amount prove one. */
const isProven = (field: 'paymentId' | 'paidPrice', token: string | undefined) => (paid: Paid) =>
  token !== undefined || (paid[field] ?? undefined) !== undefined

const isNamed = ({ paymentId, token }: Paid, asked: Asked) =>
  typeof paymentId === 'string' || asked.token === undefined || token === asked.token

/** What the answer leaves out is as it was asked for; a currency without an amount is none of what was paid. */
function receiptOf(paid: Paid, { price, isTestMode }: Asked): Receipt {
  const { paidPrice, currency = price.currency } = paid
  return {
    paymentId: paid.paymentId ?? undefined,
    paid: typeof paidPrice === 'number' ? { minor: paidPrice, currency } : price,
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
    v.transform((paid): Receipt | Bare =>
      isNamed(paid, asked) ? receiptOf(paid, asked) : { kind: 'bare', answered: 'done' },
    ),
  )
