import * as v from 'valibot'
import type { CardPaymentAnswer } from '../../../../machines/entities/bank-page'
import { idIfAny } from '../../fields'
import { redirectHtml } from '../../redirect-html'
import { paidFields, receiptOf } from '../paid-answer'

const redirected = v.pipe(
  v.object({ threeDSHtmlContent: redirectHtml, paymentId: idIfAny }),
  v.transform(({ threeDSHtmlContent, paymentId }): CardPaymentAnswer => ({
    kind: 'redirected',
    page: { html: threeDSHtmlContent, paymentId: paymentId ?? undefined },
  })),
)

/* @__NO_SIDE_EFFECTS__ */
const paid = (isTestMode: boolean) =>
  v.pipe(
    v.object({ ...paidFields, threeDSHtmlContent: v.nullish(v.literal('')) }),
    v.transform((answer): CardPaymentAnswer => ({ kind: 'paid', receipt: receiptOf(answer, isTestMode) })),
  )

/** A payment that went through, or a bank that wants to see the shopper first: any card call may come to either (CARD-17). */
/* @__NO_SIDE_EFFECTS__ */
export const cardPaymentSchema = (isTestMode: boolean) => v.union([redirected, paid(isTestMode)])
