import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Which calls fail, and how. Without `nth`, `every` or `probability` every call fails. */
export const faultFields = v.strictObject({
  /** Below the gateway, `/payment/…`; a `*` at the end matches any rest. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** `app` is the checkout's own host: its files of code, which belong to no order. */
  gateway: v.optional(v.picklist(['payment', 'member', 'consumer', 'app'])),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT'])),
  token: v.optional(v.string()),
  /** Calls whose body contains this text are exempt. */
  unless: v.optional(v.string()),
  nth: v.optional(count),
  every: v.optional(count),
  /** From 0, never, to 1, always. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** Before the call is processed, or after it has taken effect. */
  phase: v.optional(v.picklist(['before', 'after-commit']), 'before'),
  act: v.string(),
  /** Leaves connections open, so that a browser may resend a call on its own when an old one breaks. */
  keepConnections: v.optional(v.boolean(), false),
})

export type Fault = v.InferOutput<typeof faultFields>

/** A rule as a client sends it, with optional fields. */
export type WantedFault = v.InferInput<typeof faultFields>

export interface FaultRule {
  readonly id: string
  readonly fault: Fault
  /** The state of this rule's random generator. */
  readonly chance: { seed: number }
  /** The number of calls that the rule has concerned so far, and of those that it made fail. */
  seen: number
  struck: number
}
