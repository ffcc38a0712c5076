import * as v from 'valibot'
import { ACT_PATTERN } from './acts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Which call goes wrong, and how. Without `nth` or `every` each call does. */
export const faultSchema = v.pipe(
  v.strictObject({
    /** The path below the gateway, `/payment/…`; a `*` at its end stands for any rest. */
    path: v.pipe(v.string(), v.startsWith('/')),
    token: v.optional(v.string()),
    nth: v.optional(count),
    every: v.optional(count),
    /** Before the call is processed, or after it has taken effect. */
    phase: v.picklist(['before', 'after-commit']),
    act: v.pipe(v.string(), v.regex(ACT_PATTERN, 'no such act')),
    /** Leaves connections as they are, so that a browser may repeat a call on its own when an old one breaks. */
    keepConnections: v.optional(v.boolean(), false),
  }),
  v.check((rule) => rule.nth === undefined || rule.every === undefined, 'either nth or every'),
)

export type Fault = v.InferOutput<typeof faultSchema>

export interface FaultRule {
  readonly id: string
  readonly fault: Fault
  /** Matching calls so far. */
  seen: number
}

export function concerns({ fault }: FaultRule, path: string, token: string | undefined): boolean {
  if (fault.token !== undefined && fault.token !== token) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path
}

/** Counts a matching call and says whether it is one of those that go wrong. */
export function strikes(rule: FaultRule): boolean {
  rule.seen += 1
  if (rule.fault.nth !== undefined) return rule.seen === rule.fault.nth
  return rule.seen % (rule.fault.every ?? 1) === 0
}

const isSpent = (rule: FaultRule): boolean => rule.fault.nth !== undefined && rule.seen >= rule.fault.nth

/**
 * A browser sends a call again by itself when a kept-alive connection dies under it. While a rule waits to cut one, answers
 * close their connection, so that the cut call comes on a fresh one and what is judged is the client's own behaviour.
 */
export function wantsFreshConnections(rules: readonly FaultRule[]): boolean {
  return rules.some((rule) => rule.fault.act === 'reset' && !rule.fault.keepConnections && !isSpent(rule))
}
