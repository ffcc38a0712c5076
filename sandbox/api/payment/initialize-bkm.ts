import { openBankSession } from '../../payments/bank-session'
import { kycBar } from '../../payments/kyc-bar'
import { awaiting, freshPaymentId, refusedWith } from '../../payments/outcome'
import { attemptFacts } from '../../payments/attempt-facts'
import { attemptAnswer } from './attempt-answer'
import { beginAttempt } from './begin-attempt'
import { buyerEndpoint } from '../../http/endpoint'
import { bkmPayload } from './card-payload'
import { identityMistake } from './identity'
import { methodMistake } from './method-mistake'
import { payerOf } from './payer'
import { priceMistake } from './price-mistake'

/** Starts a payment in the card banks' shared wallet, where the shopper chooses the card. */
export const initializeBkm = buyerEndpoint({
  path: '/payment/iyzipos/checkoutform/initializebkm/ecom',
  money: true,
  schema: bkmPayload,
  handle: async (deps, call) => {
    const { order, input, now, locale } = call
    const mistake = methodMistake(order, 'bkm') ?? (await identityMistake(call)) ?? priceMistake(call, order.priceMinor)
    if (mistake) return mistake
    const payer = payerOf(deps, call)
    const { gsmNumber } = payer
    const plan = {
      memberId: payer.member?.memberId,
      cardMinor: input.paidPrice,
      balanceMinor: 0,
      pointsMinor: 0,
      cardToken: undefined,
      toStore: undefined,
    }
    const facts = attemptFacts(call, payer, 'bkm')
    return beginAttempt(deps, call, {
      facts,
      make: () => {
        const declined = kycBar(deps, { order, member: payer.member, plan, now })
        if (declined) return { ...facts, paymentId: undefined, ...refusedWith(declined) }
        const paymentId = freshPaymentId(deps)
        openBankSession(deps, { kind: 'bkm', order, paymentId, locale, gsmNumber, plan, now })
        return { ...facts, paymentId, ...awaiting('BKM_POS_SELECTED') }
      },
      answer: (attempt) => attemptAnswer(deps, order, attempt),
    })
  },
})
