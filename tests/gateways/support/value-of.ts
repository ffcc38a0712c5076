import type { Outcome } from '../../../src/gateways/outcome'

/** The value of a call that a test needs to have gone well. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'ok') return outcome.value
  throw new Error(`refused with ${outcome.code}: ${outcome.message ?? 'no message'}`)
}
