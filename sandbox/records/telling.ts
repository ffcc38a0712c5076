import * as v from 'valibot'

/** How much an order's detail says of its payment: real gateways differ in it. */
export const tellingSchema = v.strictObject({
  /** That nothing was paid yet, as an explicit NONE. */
  noPayment: v.optional(v.boolean(), true),
  /** Which submission a payment was. */
  submissionId: v.optional(v.boolean(), true),
  /** The code of a transfer that it waits for. */
  transferCode: v.optional(v.boolean(), true),
})

export type Telling = v.InferOutput<typeof tellingSchema>

export const TELLS_ALL: Telling = v.parse(tellingSchema, {})
