import * as v from 'valibot'
import { DEFAULT_CURRENCY } from '../../../machines/entities/money'
import type { Receipt } from '../../../machines/entities/receipt'
import { currency, id, minor } from '../fields'
import { safeUrl } from '../safe-url'

/** The fields of an answer that a payment went through. */
export const paidFields = {
  paymentId: id,
  paidPrice: minor,
  currency: v.nullish(currency),
  callbackUrl: v.nullish(v.string()),
  /** Said by another name than success, it was no payment. */
  paymentStatus: v.nullish(v.literal('SUCCESS')),
}

interface Paid {
  readonly paymentId: string
  readonly paidPrice: number
  readonly currency?: string | null | undefined
  readonly callbackUrl?: string | null | undefined
}

export function receiptOf(paid: Paid, isTestMode: boolean): Receipt {
  return {
    paymentId: paid.paymentId,
    paid: { minor: paid.paidPrice, currency: paid.currency ?? DEFAULT_CURRENCY },
    callbackUrl: safeUrl(paid.callbackUrl, isTestMode),
  }
}

/** An answer without its payment id proves nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const paidSchema = (isTestMode: boolean) =>
  v.pipe(
    v.object(paidFields),
    v.transform((paid) => receiptOf(paid, isTestMode)),
  )
