import * as v from 'valibot'
import {
  amount,
  channel,
  conversationId,
  currency,
  email,
  filled,
  locale,
  payment,
  phone,
  reference,
} from '../request-fields'

export const paymentCard = v.union([
  v.strictObject({ cardToken: filled }),
  v.strictObject({
    cardHolderName: filled,
    cardNumber: v.pipe(v.string(), v.regex(/^\d{15,16}$/)),
    expireMonth: v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])$/)),
    expireYear: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    registerConsumerCard: v.boolean(),
  }),
])

/** A foreign buyer has neither member id nor member token (CARD-17). */
const payer = {
  ...payment,
  memberId: v.optional(filled),
  memberToken: v.optional(filled),
  memberEmail: email,
  gsmNumber: phone,
}

const chosenCard = {
  ...payer,
  installment: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
  paymentCard,
  reward: v.optional(v.strictObject({ rewardAmount: amount, rewardUsage: v.literal(1) })),
}

export const authoriseCard = v.strictObject(chosenCard)

export const authoriseByThreeDS = authoriseCard

export const authoriseMix = v.strictObject({
  ...chosenCard,
  memberId: filled,
  memberBalanceAmount: amount,
})

export const authoriseByBkm = v.strictObject({ ...payer, installment: v.literal(1) })

export const payFromBalance = v.strictObject({
  ...payment,
  memberId: filled,
  memberEmail: email,
  gsmNumber: phone,
  memberGsmNumber: phone,
  authenticationToken: v.optional(filled),
})

export const startBankTransfer = v.strictObject({
  ...payment,
  bankId: reference,
  memberId: filled,
  email,
  gsmNumber: phone,
  memberGsmNumber: phone,
  buyerProtected: v.boolean(),
})

export const notifyBankTransfer = v.strictObject({ bankTransferPaymentId: filled, conversationId })

export const bonus = v.strictObject({
  locale,
  conversationId,
  paidPrice: amount,
  paymentCard,
  currency,
  paymentChannel: channel,
})

export const installments = v.strictObject({
  binNumber: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  price: amount,
  currency,
  locale,
})

/** The configuration decides which of the two names the token has. */
export const detail = v.union([
  v.strictObject({ locale, checkoutFormToken: filled }),
  v.strictObject({ locale, token: filled }),
])

export const outcome = detail

export const refundDetail = v.strictObject({ locale, token: filled })

export const settlementDetail = refundDetail

export const refundOutcome = refundDetail

export const settlementOutcome = refundDetail

export const foreignNumber = v.strictObject({ locale })

export const preference = foreignNumber
