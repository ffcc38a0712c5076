import * as v from 'valibot'
import { associationOf } from '../../cards/card'
import { passesLuhn } from '../../cards/luhn'
import { amountField, emailField, paymentFields, textField } from '../../http/payload'

const savedCard = v.strictObject({ cardToken: textField })

const newCard = v.pipe(
  v.strictObject({
    cardHolderName: v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\d\s]+(?: +[^\d\s]+)+$/)),
    cardNumber: v.pipe(v.string(), v.regex(/^\d{15,16}$/), v.check(passesLuhn, 'check digit')),
    expireMonth: v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])$/)),
    expireYear: v.pipe(v.string(), v.regex(/^20\d\d$/)),
    cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    registerConsumerCard: v.boolean(),
  }),
  v.forward(
    v.check(({ cardNumber, cvc }) => cvc.length === (isAmex(cardNumber) ? 4 : 3), 'length'),
    ['cvc'],
  ),
)

const isAmex = (cardNumber: string): boolean => associationOf(cardNumber) === 'AMERICAN_EXPRESS'

/** A saved card by its token, or a typed card. */
export const paymentCardField = v.lazy((card) =>
  typeof card === 'object' && card !== null && 'cardToken' in card ? savedCard : newCard,
)

export type SentCard = v.InferOutput<typeof paymentCardField>

const partField = v.pipe(amountField, v.minValue(1))

export const shopperFields = { ...paymentFields, memberEmail: emailField }

const reward = v.strictObject({ rewardAmount: partField, rewardUsage: v.literal(1) })

const buyerFields = {
  ...shopperFields,
  // A member sends both, a guest sends neither.
  memberId: v.optional(textField),
  memberToken: v.optional(textField),
}

const cardFields = { ...buyerFields, paymentCard: paymentCardField, reward: v.optional(reward) }

export const cardPayload = v.strictObject({
  ...cardFields,
  installment: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
})

/** Balance and card together exclude installments. */
export const mixPayload = v.strictObject({
  ...cardFields,
  installment: v.literal(1),
  memberBalanceAmount: partField,
})

/** For BKM, where the shopper chooses the card on the banks' own page. */
export const bkmPayload = v.strictObject({ ...buyerFields, installment: v.literal(1) })

export type CardPayload = v.InferOutput<typeof cardPayload>
