import * as v from 'valibot'
import type { CardPaymentAnswer } from '../../../../machines/entities/bank-page'
import { idIfAny } from '../../fields'
import { type Bare, isBare } from '../../outcome'
import { redirectHtml } from '../../redirect-html'
import { type Asked, paidSchema } from '../charge/paid-answer'

const leadingTo = (html: string, paymentId: string | null | undefined): CardPaymentAnswer => ({
  kind: 'redirected',
  page: { html, paymentId: paymentId ?? undefined },
})

const redirected = v.pipe(
  v.object({ threeDSHtmlContent: redirectHtml, paymentId: idIfAny }),
  v.transform(({ threeDSHtmlContent, paymentId }) => leadingTo(threeDSHtmlContent, paymentId)),
)

/** As BKM Express is documented to name it. */
const redirectedByAnotherName = v.pipe(
  v.object({ htmlContent: redirectHtml, paymentId: idIfAny }),
  v.transform(({ htmlContent, paymentId }) => leadingTo(htmlContent, paymentId)),
)

/* @__NO_SIDE_EFFECTS__ */
const paid = (asked: Asked) =>
  v.pipe(
    paidSchema(asked),
    v.transform((paid): CardPaymentAnswer | Bare => (isBare(paid) ? paid : { kind: 'paid', receipt: paid })),
  )

/** A payment that went through, or a bank that wants to see the shopper first: any card call may come to either (CARD-17). */
/* @__NO_SIDE_EFFECTS__ */
export const cardPaymentSchema = (asked: Asked) => v.union([redirected, redirectedByAnotherName, paid(asked)])
