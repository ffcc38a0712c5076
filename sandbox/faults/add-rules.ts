import type { Wire } from '../kernel/program'
import { hex } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import { wantsFreshConnections } from './rule'
import type { Preset } from './presets'
import type { Fault, FaultRule } from '../records/fault'

/** Activates rules. A rule with a probability gets a seed, which reproduces the same failures for the same calls. */
export function addRules({ state, random }: Deps, wire: Wire, faults: readonly Fault[]): FaultRule[] {
  const rules = faults.map((wanted): FaultRule => {
    const { probability, seed } = wanted
    const fault = probability === undefined ? wanted : { ...wanted, seed: seed ?? random.below(2 ** 31) }
    return { id: hex(random, 12), fault, chance: { seed: fault.seed ?? 0 }, seen: 0, struck: 0 }
  })
  state.faults.push(...rules)
  for (const rule of rules) if (wantsFreshConnections([rule])) wire.dropIdle(rule.fault.token)
  return rules
}

export function addTrouble(deps: Deps, wire: Wire, { fault }: Preset, token: string | undefined): void {
  addRules(deps, wire, [{ ...fault, ...(token === undefined ? {} : { token }), keepConnections: false }])
}
