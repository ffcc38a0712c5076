import * as v from 'valibot'
import { bankOf } from '../../cards/banks'
import { hasExpired } from '../../cards/expiry'
import { POINTS_CURRENCY, pointsLeft } from '../../ledger/points'
import { toMajor } from '../../kernel/money'
import { holderOf } from '../../records/plan'
import { done, failed, refused } from '../../http/answer'
import { buyerEndpoint } from '../../http/endpoint'
import { amountField, channelField, conversationIdField, localeField } from '../../http/payload'
import { paymentCardField } from './card-payload'
import { chosenCard } from './chosen-card'
import { methodMistake } from './method-mistake'

/** The value of a card's bonus points. Refused unless the card is a known bank's credit card, neither declined nor expired. */
export const bonusInquire = buyerEndpoint({
  path: '/payment/checkout/inquire',
  schema: v.strictObject({
    locale: localeField,
    conversationId: conversationIdField,
    paidPrice: amountField,
    paymentCard: paymentCardField,
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    paymentChannel: channelField,
  }),
  handle: (deps, { input, order, session, now }) => {
    const { currency, conversationId } = input
    const mistake = methodMistake(order, 'card')
    if (mistake) return mistake
    if (currency !== order.currency) return refused('wrong-payload', 'currency: not that of the order')
    const chosen = chosenCard(session && deps.state.members.get(session.memberId), input.paymentCard)
    if ('kind' in chosen) return chosen
    const { card } = chosen
    const bank = bankOf(card.bankCode)
    const canBeAsked = bank && card.kind === 'credit' && !card.declined && !hasExpired(chosen, now)
    if (!canBeAsked || currency !== POINTS_CURRENCY) return failed('10662', { beside: { conversationId } })
    const points = pointsLeft(deps, holderOf({ memberId: session?.memberId }, order), card)
    return done({
      conversationId,
      // 100 bank points are worth one lira.
      points,
      amount: toMajor(points),
      cardBank: bank.name,
      cardFamily: bank.family,
      currency,
    })
  },
})
