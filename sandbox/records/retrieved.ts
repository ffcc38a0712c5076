import * as v from 'valibot'

const fact = v.optional(v.union([v.string(), v.number()]))

export const retrievedSchema = v.object({
  status: v.literal('success'),
  basketId: v.string(),
  currency: v.optional(v.string()),
  paymentStatus: v.optional(v.string()),
  paymentId: v.optional(v.string()),
  paidPrice: fact,
  installment: fact,
  cardAssociation: v.optional(v.string()),
  cardFamily: v.optional(v.string()),
  cardType: v.optional(v.string()),
  binNumber: v.optional(v.string()),
  lastFourDigits: v.optional(v.string()),
  authCode: v.optional(v.string()),
  bankName: v.optional(v.string()),
  iban: v.optional(v.string()),
  referenceCode: v.optional(v.string()),
  errorCode: v.optional(v.string()),
  errorGroup: v.optional(v.string()),
})

export type Retrieved = v.InferOutput<typeof retrievedSchema>
