import * as v from 'valibot'
import { associationOf } from '../../cards/card'
import { passesLuhn } from '../../cards/luhn'
import {
  amountField,
  channelField,
  conversationIdField,
  emailField,
  localeField,
  phoneField,
  textField,
} from '../payload'

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

/** What the card calls share: the shopper, the amount, and a card, saved or typed. */
export const cardPayload = v.strictObject({
  locale: localeField,
  paymentChannel: channelField,
  memberId: textField,
  memberEmail: emailField,
  /** SHA-256 of the e-mail, lower-cased and trimmed, in hex. */
  userIdentification: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  browserFingerprint: v.pipe(v.string(), v.maxLength(200)),
  memberToken: textField,
  gsmNumber: phoneField,
  paidPrice: amountField,
  installment: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
  conversationId: conversationIdField,
  paymentCard: v.lazy((card) =>
    typeof card === 'object' && card !== null && 'cardToken' in card ? savedCard : newCard,
  ),
})

export type CardPayload = v.InferOutput<typeof cardPayload>
