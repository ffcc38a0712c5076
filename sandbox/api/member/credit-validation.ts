import * as v from 'valibot'
import { hasApplied } from '../../payments/credits/application'
import { creditBar } from '../../payments/credits/eligibility'
import type { CreditOffer } from '../../records/credit-offer'
import { digits, uuid } from '../../kernel/random'
import { done, failed, refused } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { claimMistake } from '../../http/member-claims'
import { amountField, channelField, textField } from '../../http/payload'
import { methodMistake } from '../payment/method-mistake'
import { sourceMistake } from './source-mistake'

/** Whether the member may take a credit for this order. A success returns the token that the application needs. */
export const creditValidation = memberEndpoint({
  path: '/api/v1/pay-with-credit/validation',
  purpose: 'pay',
  schema: v.strictObject({
    checkoutFormToken: textField,
    paymentChannel: channelField,
    memberId: textField,
    paidPrice: amountField,
    paymentSourceName: textField,
  }),
  handle: (deps, call) => {
    const { input, order, member, now } = call
    const mistake = methodMistake(order, 'credit') ?? claimMistake(call) ?? sourceMistake(call)
    if (mistake) return mistake
    if (input.paidPrice !== order.priceMinor) return refused('wrong-amount', 'paidPrice is not the price of the order')
    const bar = creditBar(order, member, now)
    if (bar !== undefined) return failed(bar)
    if (hasApplied(order)) return failed('200321')
    const { state, random } = deps
    const offer: CreditOffer = {
      creditToken: uuid(random),
      creditId: digits(random, 9),
      token: order.token,
      memberId: input.memberId,
      minor: order.priceMinor,
    }
    state.creditOffers.set(offer.creditToken, offer)
    return done({ creditToken: offer.creditToken, creditId: offer.creditId })
  },
})
