import * as v from 'valibot'

const lifetime = v.pipe(v.number(), v.integer(), v.minValue(1))

/** How the end of an order is sent: as the time left or as an instant, in either unit. Real gateways differ. */
const EXPIRE_TIME_FORMS = ['seconds-left', 'seconds-instant', 'milliseconds-left', 'milliseconds-instant'] as const

/** Lifetimes of an order, its codes and its logins in seconds, and the form in which the order's end is sent. */
export const timesSchema = v.strictObject({
  expiresInSeconds: v.optional(lifetime, 1800),
  memberSessionSeconds: v.optional(lifetime, 900),
  /** Counted from the card list; by default the member token ends with the session. */
  memberTokenSeconds: v.optional(lifetime),
  /** How long a card's bank waits on its page; a bank may not report that it has stopped. */
  bankSessionSeconds: v.optional(lifetime, 300),
  codeLifetimeSeconds: v.optional(lifetime, 300),
  expireTimeForm: v.optional(v.picklist(EXPIRE_TIME_FORMS), 'seconds-left'),
})

export type Times = v.InferOutput<typeof timesSchema>

/** The provider's defaults. */
export const USUAL_TIMES: Times = v.parse(timesSchema, {})
