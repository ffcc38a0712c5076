import * as v from 'valibot'

/** How much an order's detail reports about its payment: real gateways differ. */
export const tellingSchema = v.strictObject({
  /** Reports that nothing was paid yet, as an explicit NONE. */
  noPayment: v.optional(v.boolean(), true),
  /** Reports the submission of a payment. */
  submissionId: v.optional(v.boolean(), true),
  /** Reports the code of an open transfer. */
  transferCode: v.optional(v.boolean(), true),
})

export type Telling = v.InferOutput<typeof tellingSchema>

export const TELLS_ALL: Telling = v.parse(tellingSchema, {})
