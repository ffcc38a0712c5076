import * as v from 'valibot'
import type { Money } from '../../../../machines/entities/money'
import type { Receipt } from '../../../../machines/entities/receipt'
import { currencyOrNone, idIfAny, minor, textIfAny } from '../../fields'
import type { UnnamedSuccess } from '../../outcome'
import { safeUrl } from '../../safe-url'

const noPage = v.nullish(v.literal(''))

const paidFields = {
  token: textIfAny,
  paymentId: idIfAny,
  paidPrice: v.nullish(minor),
  currency: v.optional(currencyOrNone),
  callbackUrl: textIfAny,
  /** Any other status means that it was not a payment. */
  paymentStatus: v.nullish(v.literal('SUCCESS')),
}

type Paid = v.InferOutput<v.ObjectSchema<typeof paidFields, undefined>>

export interface Asked {
  readonly price: Money
  /** The order's token, if a success that names it proves the payment; undefined if a success may only be a start. */
  readonly token: string | undefined
  readonly isLocalTest: boolean
}

/** If a success may only be a start, a payment id and an amount are required as proof. */
const isProven = (field: 'paymentId' | 'paidPrice', token: string | undefined) => (paid: Paid) =>
  token !== undefined || (paid[field] ?? undefined) !== undefined

const isNamed = ({ paymentId, token }: Paid, asked: Asked) => typeof paymentId === 'string' || token === asked.token

/** Omitted fields default to the requested values. A currency without an amount is ignored. */
function receiptOf(paid: Paid, { price, isLocalTest }: Asked): Receipt {
  const { paidPrice, currency = price.currency } = paid
  return {
    paymentId: paid.paymentId ?? undefined,
    paid: typeof paidPrice === 'number' ? { minor: paidPrice, currency } : price,
    callbackUrl: safeUrl(paid.callbackUrl, isLocalTest),
  }
}

/* @__NO_SIDE_EFFECTS__ */
export const paidSchema = (asked: Asked) =>
  v.pipe(
    // With a bank's redirect, the payment has only started.
    v.object({ ...paidFields, threeDSHtmlContent: noPage, htmlContent: noPage }),
    v.forward(v.check(isProven('paymentId', asked.token)), ['paymentId']),
    v.forward(v.check(isProven('paidPrice', asked.token)), ['paidPrice']),
    v.transform((paid): Receipt | UnnamedSuccess =>
      isNamed(paid, asked) ? receiptOf(paid, asked) : { kind: 'bare', answered: 'done' },
    ),
  )
