import * as v from 'valibot'
import type { CardPaymentAnswer } from '../../../../machines/entities/receipt'
import { toMajor } from '../../../../machines/entities/money'
import { type MoneyBody, moneyCall, type RequestContext } from '../../described-call'
import { idIfAny } from '../../fields'
import { type Bare, isBare } from '../../outcome'
import { redirectHtml } from '../../redirect-html'
import type * as requests from '../../requests/payment'
import { type Asked, paidSchema } from '../charge/paid-answer'
import { cardBody, type CardPayment, type MixPayment, type Payer, payerBody } from './payload'

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
const cardPaymentSchema = (asked: Asked) => v.union([redirected, redirectedByAnotherName, paid(asked)])

const answer = ({ token, isTestMode }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token, price, isTestMode })

/** A payment that begins at a bank: that it was begun is no payment yet. */
const begun = ({ isTestMode }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token: undefined, price, isTestMode })

/** One authorisation without 3-D Secure, unless the bank wants it. Rejecting means that its outcome is unknown. */
export const authoriseCard = moneyCall({
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseCard> => cardBody(context, payment),
  answer,
})

/** The same by way of the bank's 3-D Secure page. */
export const authoriseByThreeDS = moneyCall({
  path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseByThreeDS> => cardBody(context, payment),
  answer: begun,
})

/** By way of BKM Express, where the card is chosen. */
export const authoriseByBkm = moneyCall({
  path: '/payment/iyzipos/checkoutform/initializebkm/ecom',
  by: 'buyer',
  body: (context, payer: Payer): MoneyBody<typeof requests.authoriseByBkm> => ({
    ...payerBody(context, payer),
    installment: 1,
  }),
  answer: begun,
})

/** A part from the wallet's balance, the rest by card (MIX-02). */
export const authoriseMix = moneyCall({
  path: '/payment/fund/auth/mix-payment',
  by: 'member',
  body: (context, payment: MixPayment): MoneyBody<typeof requests.authoriseMix> => ({
    ...cardBody(context, payment),
    memberId: payment.memberId,
    memberBalanceAmount: toMajor(payment.balanceUsed),
  }),
  answer,
})
