import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Which call goes wrong, and how. Without `nth`, `every` or `probability` each call does. */
export const faultFields = v.strictObject({
  /** Below the gateway, `/payment/…`; a `*` at its end matches any rest. */
  path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** `app` is the checkout's own host: its files of code, which name no order. */
  gateway: v.optional(v.picklist(['payment', 'member', 'consumer', 'app'])),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT'])),
  token: v.optional(v.string()),
  /** Calls whose body has this text are left alone. */
  unless: v.optional(v.string()),
  nth: v.optional(count),
  every: v.optional(count),
  /** From 0, never, to 1, always. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Of that chance; without one the sandbox's own decides what it is. */
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** Before the call is processed, or after it has taken effect. */
  phase: v.optional(v.picklist(['before', 'after-commit']), 'before'),
  act: v.string(),
  /** Leaves connections as they are, so that a browser may repeat a call on its own when an old one breaks. */
  keepConnections: v.optional(v.boolean(), false),
})

export type Fault = v.InferOutput<typeof faultFields>

/** As it is asked for, with what may be left out. */
export type WantedFault = v.InferInput<typeof faultFields>

export interface FaultRule {
  readonly id: string
  readonly fault: Fault
  /** Where the dice of this rule stand. */
  readonly chance: { seed: number }
  /** Calls so far that it concerns, and those of them that went wrong. */
  seen: number
  struck: number
}
