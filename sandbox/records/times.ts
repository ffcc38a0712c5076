import * as v from 'valibot'

const lifetime = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Real gateways differ in how they tell the end of an order: as what is left or as an instant, in either unit. */
const EXPIRE_TIME_FORMS = ['seconds-left', 'seconds-instant', 'milliseconds-left', 'milliseconds-instant'] as const

/** How long an order, the codes sent for it and the logins made on it last, in seconds, and how its end is sent. */
export const timesSchema = v.strictObject({
  expiresInSeconds: v.optional(lifetime, 1800),
  memberSessionSeconds: v.optional(lifetime, 900),
  /** From the card list on; without it the member token ends with the session. */
  memberTokenSeconds: v.optional(lifetime),
  /** How long a card's bank waits on its page; a bank may forget to say that it does so no more. */
  bankSessionSeconds: v.optional(lifetime, 300),
  codeLifetimeSeconds: v.optional(lifetime, 300),
  expireTimeForm: v.optional(v.picklist(EXPIRE_TIME_FORMS), 'seconds-left'),
})

export type Times = v.InferOutput<typeof timesSchema>

/** What the provider grants to an order that asks for nothing else. */
export const USUAL_TIMES: Times = v.parse(timesSchema, {})
