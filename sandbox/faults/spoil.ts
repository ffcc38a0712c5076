import type { Wire } from '../kernel/program'
import type { Deps } from '../kernel/deps'
import type { Arriving } from './act'
import { perform } from './acts'
import { letGo } from './network'
import { concerns, strikes } from './rule'
import type { FaultRule } from '../records/fault'

type Answering = () => Promise<Response>

/** Processes a call with all acts of the rules that strike it; several rules wrap each other. */
export async function spoil(deps: Deps, wire: Wire, call: Arriving, process: Answering): Promise<Response> {
  const concerned = deps.state.faults.filter((rule) => concerns(rule, call))
  const spoilt = (again: Answering, rule: FaultRule): Answering => {
    const { act, phase } = rule.fault
    return async () => {
      if (phase === 'before') return perform(act, { deps, wire, call, rule, answer: again, again })
      const committed = await again()
      return perform(act, { deps, wire, call, rule, answer: async () => committed, again })
    }
  }
  try {
    return await concerned.filter(strikes).reduce(spoilt, process)()
  } finally {
    concerned.forEach(letGo)
  }
}
