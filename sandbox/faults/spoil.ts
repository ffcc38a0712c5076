import type { Wire } from '../program'
import type { World } from '../world'
import { perform } from './acts'
import { concerns, strikes } from './rule'

/** Lets a call be processed, with whatever the rules have in store for it; several rules wrap each other. */
export async function spoil(
  world: World,
  wire: Wire,
  call: { readonly path: string; readonly token: string | undefined },
  process: () => Promise<Response>,
): Promise<Response> {
  const struck = world.state.faults.filter((rule) => concerns(rule, call.path, call.token)).filter(strikes)
  const answering = struck.reduce((answer, { fault }) => {
    return async () => {
      if (fault.phase === 'before') return perform(fault.act, { answer, wire, wait: world.wait })
      const committed = await answer()
      return perform(fault.act, { answer: async () => committed, wire, wait: world.wait })
    }
  }, process)
  return answering()
}
