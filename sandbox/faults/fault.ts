import * as v from 'valibot'
import { isAct } from './acts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const DOWN = 'gateway-down:'

/** The one that a rule names, by itself or in its act. */
export function gatewayOf({ gateway, act }: { gateway?: string | undefined; act: string }): string | undefined {
  return act.startsWith(DOWN) ? act.slice(DOWN.length) : gateway
}

/** Which call goes wrong, and how. Without `nth`, `every` or `probability` each call does. */
export const faultSchema = v.pipe(
  v.strictObject({
    /** Below the gateway, `/payment/…`; a `*` at its end stands for any rest. */
    path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
    gateway: v.optional(v.picklist(['payment', 'member', 'consumer'])),
    method: v.optional(v.picklist(['GET', 'POST', 'PUT'])),
    token: v.optional(v.string()),
    nth: v.optional(count),
    every: v.optional(count),
    /** From 0, never, to 1, always. */
    probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    /** Of that chance; without one the sandbox's own decides what it is. */
    seed: v.optional(v.pipe(v.number(), v.integer())),
    /** Before the call is processed, or after it has taken effect. */
    phase: v.optional(v.picklist(['before', 'after-commit']), 'before'),
    act: v.pipe(v.string(), v.check(isAct, 'no such act')),
    /** Leaves connections as they are, so that a browser may repeat a call on its own when an old one breaks. */
    keepConnections: v.optional(v.boolean(), false),
  }),
  v.check((rule) => (rule.path ?? gatewayOf(rule)) !== undefined, 'either path or gateway, or both'),
  v.check((rule) => !rule.act.startsWith(DOWN) || rule.path === undefined, 'a gateway is down with all of its paths'),
  v.check((rule) => rule.seed === undefined || rule.probability !== undefined, 'seed without probability'),
  v.check(
    ({ nth, every, probability }) => [nth, every, probability].filter((when) => when !== undefined).length <= 1,
    'one of nth, every and probability',
  ),
)

export type Fault = v.InferOutput<typeof faultSchema>

/** As it is asked for, with what may be left out. */
export type WantedFault = v.InferInput<typeof faultSchema>
