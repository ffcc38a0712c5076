import * as v from 'valibot'
import type { CardPaymentAnswer } from '../../../../machines/entities/receipt'
import { toMajor } from '../../../../machines/entities/money'
import { type MoneyBody, moneyCall, type RequestContext } from '../../described-call'
import { idIfAny } from '../../fields'
import { type UnnamedSuccess, isUnnamedSuccess } from '../../outcome'
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

/** The field's name in the documentation of BKM Express. */
const redirectedByAnotherName = v.pipe(
  v.object({ htmlContent: redirectHtml, paymentId: idIfAny }),
  v.transform(({ htmlContent, paymentId }) => leadingTo(htmlContent, paymentId)),
)

/* @__NO_SIDE_EFFECTS__ */
const paid = (asked: Asked) =>
  v.pipe(
    paidSchema(asked),
    v.transform((paid): CardPaymentAnswer | UnnamedSuccess =>
      isUnnamedSuccess(paid) ? paid : { kind: 'paid', receipt: paid },
    ),
  )

/** Paid, or redirected to the bank first: any card call may return either (CARD-17). */
/* @__NO_SIDE_EFFECTS__ */
const cardPaymentSchema = (asked: Asked) => v.union([redirected, redirectedByAnotherName, paid(asked)])

const answer = ({ token, isLocalTest }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token, price, isLocalTest })

/** For calls that start at a bank: a plain success there does not mean that the order is paid. */
const begun = ({ isLocalTest }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token: undefined, price, isLocalTest })

/** Charges a card without 3-D Secure, unless the bank requires it. If the call rejects, the outcome is unknown. */
export const authoriseCard = moneyCall({
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseCard> => cardBody(context, payment),
  answer,
})

/** Charges a card through the bank's 3-D Secure page. If the call rejects, the outcome is unknown. */
export const authoriseByThreeDS = moneyCall({
  path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseByThreeDS> => cardBody(context, payment),
  answer: begun,
})

/** Pays through BKM Express, where the shopper chooses the card. */
export const authoriseByBkm = moneyCall({
  path: '/payment/iyzipos/checkoutform/initializebkm/ecom',
  by: 'buyer',
  body: (context, payer: Payer): MoneyBody<typeof requests.authoriseByBkm> => ({
    ...payerBody(context, payer),
    installment: 1,
  }),
  answer: begun,
})

/** Pays a part from the balance and the rest by card (MIX-02). */
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
