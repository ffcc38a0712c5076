import { builtLoader } from '../app/built-loader'
import { type Hosting, appProgram } from '../app/program'
import { withInspector } from '../app/inspected'
import { bankProgram } from '../bank/program'
import { inspectorProgram } from '../inspector/program'
import { type Clock, movableClock } from '../kernel/clock'
import { spoil } from '../faults/spoil'
import { gatewaysProgram } from './gateways'
import { enrolPersonas } from '../members/enrol-personas'
import { createTimePasser } from './pass-time'
import type { OriginName, Origins } from '../kernel/origins'
import { type TimingDivisors, dividedTimings } from '../kernel/timings'
import { parentProgram } from '../parent/program'
import type { Program } from '../kernel/program'
import { seededRandom } from '../kernel/random'
import { shopProgram } from '../shop/program'
import { emptyState } from '../records/state'
import type { Store } from '../kernel/store'
import type { Deps } from '../kernel/deps'

interface Surroundings {
  readonly origins: Origins
  readonly store: Store
  readonly clock: Clock
  readonly seed: number
  readonly timings: TimingDivisors
  readonly wait: (milliseconds: number) => Promise<void>
  readonly fetch: typeof globalThis.fetch
  readonly hosting: Hosting
}

/** Applies fault rules to the checkout's files of code as well. Stylesheets are exempt. */
function withCodeFaults(deps: Deps, program: Program): Program {
  return async (request, wire) => {
    const { pathname } = new URL(request.url)
    const answer = () => program(request, wire)
    const isCode = pathname.startsWith('/assets/') && !pathname.endsWith('.css')
    if (!isCode || deps.state.faults.length === 0) return answer()
    const { method } = request
    const call = { gateway: 'app', method, path: pathname, token: undefined, locale: 'en', text: '' } as const
    return spoil(deps, wire, call, answer)
  }
}

/** The whole sandbox: six programs that share one state, which is stored after every request to the gateways, shop, bank and inspector. */
export async function createSandbox(around: Surroundings): Promise<Record<OriginName, Program>> {
  const { origins, store, wait } = around
  const stored = await store.load()
  const state = stored ?? emptyState(around.seed)
  const deps: Deps = {
    state,
    origins,
    wait,
    clock: movableClock(around.clock, state),
    random: seededRandom(state),
    timings: dividedTimings(around.timings),
  }
  if (!stored) enrolPersonas(deps)
  const passTime = createTimePasser(deps)
  const storing =
    (program: Program): Program =>
    async (request, wire) => {
      passTime()
      const response = await program(request, wire)
      await store.save(state)
      return response
    }
  const { inspected } = around.hosting
  const framed = (program: Program) => (inspected ? withInspector(origins, program) : program)
  return {
    app: withCodeFaults(deps, appProgram(deps, around.hosting)),
    gateways: framed(storing(gatewaysProgram(deps))),
    shop: framed(storing(shopProgram(deps, around.fetch))),
    bank: framed(storing(bankProgram(deps))),
    inspector: storing(inspectorProgram(deps, inspected)),
    parent: parentProgram(deps, () => builtLoader(around.hosting.files)),
  }
}
