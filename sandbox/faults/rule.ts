import { seededRandom } from '../kernel/random'
import type { Arriving } from './act'
import { gatewayOf } from './fault'
import type { FaultRule } from '../records/fault'

function isPathOf(wanted: string, path: string): boolean {
  return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : wanted === path
}

export function concerns({ fault }: FaultRule, { token, method, path, gateway, text }: Arriving): boolean {
  return (
    (fault.token ?? token) === token &&
    (fault.method ?? method) === method &&
    (gatewayOf(fault) ?? gateway) === gateway &&
    (fault.path === undefined || isPathOf(fault.path, path)) &&
    (fault.unless === undefined || !text.includes(fault.unless))
  )
}

function isItsTurn({ fault, seen, chance }: FaultRule): boolean {
  if (fault.nth !== undefined) return seen === fault.nth
  if (fault.probability !== undefined) return seededRandom(chance).below(1_000_000) < fault.probability * 1_000_000
  return seen % (fault.every ?? 1) === 0
}

/** Counts a call that the rule concerns, and returns whether the fault applies to it. */
export function strikes(rule: FaultRule): boolean {
  rule.seen += 1
  const isStruck = isItsTurn(rule)
  if (isStruck) rule.struck += 1
  return isStruck
}

const isSpent = (rule: FaultRule): boolean => rule.fault.nth !== undefined && rule.seen >= rule.fault.nth

/**
 * A browser resends a call on its own when a kept-alive connection dies. While a rule waits to cut one, answers close their connections, so
 * that the cut call uses a fresh one and the test observes the client's own behaviour.
 */
export function wantsFreshConnections(rules: readonly FaultRule[]): boolean {
  return rules.some((rule) => rule.fault.act === 'reset' && !rule.fault.keepConnections && !isSpent(rule))
}
