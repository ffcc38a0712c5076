import * as v from 'valibot'
import type { Bonus } from '../../../../machines/entities/bonus'
import { type Money, toMajor } from '../../../../machines/entities/money'
import { call } from '../../described-call'
import { currencyOrNone, minor, nameIfAny } from '../../fields'
import { channelOf } from '../../provider'
import type * as requests from '../../requests/payment'
import type { PaymentCard } from '../card/payload'

export interface BonusQuestion {
  /** Correlation id of this request; it is not a submission id. */
  readonly conversationId: string
  readonly price: Money
  readonly card: PaymentCard
}

/* @__NO_SIDE_EFFECTS__ */
const bonusSchema = ({ currency: asked }: Money) =>
  v.pipe(
    v.object({
      amount: minor,
      currency: v.optional(currencyOrNone),
      cardBank: nameIfAny,
      cardFamily: nameIfAny,
    }),
    v.transform((found): Bonus => ({
      amount: { minor: found.amount, currency: found.currency ?? asked },
      cardBank: found.cardBank,
      cardFamily: found.cardFamily,
    })),
  )

/** Reads the card's bonus. The request contains a card number, so it is never retried; if it fails, the card can still pay. */
export const bonus = call({
  path: '/payment/checkout/inquire',
  kind: 'read',
  isAskedOnce: true,
  by: 'buyer',
  body: (
    { language, provider },
    { conversationId, price, card }: BonusQuestion,
  ): v.InferInput<typeof requests.bonus> => ({
    locale: language,
    conversationId,
    paidPrice: toMajor(price),
    paymentCard: card,
    currency: price.currency,
    paymentChannel: channelOf(provider.product.slug),
  }),
  answer: (_, { price }) => bonusSchema(price),
  isQuiet: true,
})
