import { toMajor } from '../../../../machines/entities/money'
import { type RequestContext, type MoneyBody, moneyCall } from '../../described-call'
import { cardPaymentSchema } from './answers'
import { type CardPayment, type MixPayment, type Payer, cardBody, payerBody } from './payload'
import type * as requests from './requests'

const answer = ({ token, isTestMode }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token, price, isTestMode })

/** A payment that begins at a bank: that it was begun is no payment yet. */
const begun = ({ isTestMode }: RequestContext, { price }: Payer) =>
  cardPaymentSchema({ token: undefined, price, isTestMode })

/** One authorisation without 3-D Secure, unless the bank wants it. Rejecting means that its outcome is unknown. */
export const authoriseCard = moneyCall({
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  method: 'POST',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseCard> => cardBody(context, payment),
  answer,
})

/** The same by way of the bank's 3-D Secure page. */
export const authoriseByThreeDS = moneyCall({
  path: '/payment/iyzipos/checkoutform/initialize3ds/ecom',
  method: 'POST',
  by: 'buyer',
  body: (context, payment: CardPayment): MoneyBody<typeof requests.authoriseByThreeDS> => cardBody(context, payment),
  answer: begun,
})

/** By way of BKM Express, where the card is chosen. */
export const authoriseByBkm = moneyCall({
  path: '/payment/iyzipos/checkoutform/initializebkm/ecom',
  method: 'POST',
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
  method: 'POST',
  by: 'member',
  body: (context, payment: MixPayment): MoneyBody<typeof requests.authoriseMix> => ({
    ...cardBody(context, payment),
    memberId: payment.memberId,
    memberBalanceAmount: toMajor(payment.balanceUsed),
  }),
  answer,
})
