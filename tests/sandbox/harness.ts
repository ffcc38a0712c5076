import { headersBeside } from '../../scripts/headers/headers-for.mjs'
import type { Files } from '../../sandbox/app/asset'
import type { OriginName, Origins } from '../../sandbox/kernel/origins'
import type { TimingDivisors } from '../../sandbox/kernel/timings'
import type { CutKind, Program, Wire } from '../../sandbox/kernel/program'
import { createSandbox } from '../../sandbox/programs/sandbox'
import { type Store, memoryStore } from '../../sandbox/kernel/store'
import type { State } from '../../sandbox/records/state'
import { lookAtBooks } from '../support/opened-books'

export const ORIGINS: Origins = {
  app: 'http://127.0.0.1:4100',
  gateways: 'http://127.0.0.1:4101',
  shop: 'http://127.0.0.1:4102',
  bank: 'http://127.0.0.1:4103',
  parent: 'http://localhost:4104',
  inspector: 'http://127.0.0.1:4105',
}

/** 21 November 2025, 14:36:20 in Istanbul. */
export const START = Date.UTC(2025, 10, 21, 11, 36, 20)

export interface Harness {
  send(origin: OriginName, path: string, init?: RequestInit): Promise<Response>
  /** Requests the gateways under another of their origins. */
  under(origin: string, path: string, init?: RequestInit): Promise<Response>
  control<Answer>(path: string, body?: unknown, method?: string): Promise<Answer>
  pass(seconds: number): void
  readonly cuts: CutKind[]
  readonly waits: number[]
  readonly dropped: { times: number }
}

type Built = Readonly<Record<string, string>>

interface Options {
  readonly built?: Built
  readonly inspected?: { readonly app: Built; readonly page: Built; readonly want?: () => void }
  readonly seed?: number
  readonly timings?: Partial<TimingDivisors>
  /** How the sandbox waits; by default not at all. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Whether callers wait for a call that hangs; otherwise they abort it at once. */
  readonly arePatient?: boolean
  readonly state?: State
  /** For a naive ledger that books an order twice, on purpose. */
  readonly mayBePaidTwice?: true
}

async function brokenIn(sandbox: Harness, { mayBePaidTwice }: Options): Promise<readonly string[]> {
  const { violations } = await sandbox.control<{ readonly violations: readonly string[] }>('/invariants')
  return violations.filter((law) => !(mayBePaidTwice === true && /^order \S+ was paid \d+ times$/.test(law)))
}

/** A page of the sandbox may be mounted below a path of a shared origin, so a link from the root would lead elsewhere. */
async function rootedIn(name: OriginName, response: Response): Promise<readonly string[]> {
  if (name === 'app' || response.headers.get('content-type')?.startsWith('text/html') !== true) return []
  const html = await response.clone().text()
  const found = [...html.matchAll(/ (?:href|src|action|formaction)="(\/[^/"][^"]*|\/)"/g)]
  return found.map(([, address]) => `a page of ${name} leads to ${address}, which is of no program`)
}

const filesOf = (built: Built): Files => ({
  read: async (path) => {
    const content = built[path]
    return content === undefined ? undefined : new TextEncoder().encode(content)
  },
})

const storeOf = (state: State): Store => ({ load: async () => state, save: async () => undefined })

/** The six programs in this process: without ports or sockets, and with a clock that moves only on request. */
export async function openSandbox(options: Options = {}): Promise<Harness> {
  const { built = {}, seed = 1, timings = {}, wait, arePatient = false, inspected, state } = options
  let now = START
  const cuts: CutKind[] = []
  const waits: number[] = []
  const dropped = { times: 0 }
  const wire: Wire = {
    cut: (kind) => {
      cuts.push(kind)
      return arePatient && kind === 'hang' ? new Promise<Response>(() => undefined) : Response.error()
    },
    carries: () => undefined,
    dropIdle: () => {
      dropped.times += 1
    },
  }
  const programs: { current?: Record<OriginName, Program> } = {}
  const rooted: string[] = []
  const request = async (input: Request): Promise<Response> => {
    const { origin } = new URL(input.url)
    const name = (Object.keys(ORIGINS) as OriginName[]).find((known) => ORIGINS[known] === origin)
    const program = name && programs.current?.[name]
    if (!program) throw new Error(`no server answers at ${origin}`)
    const response = await program(input, wire)
    rooted.push(...(await rootedIn(name, response)))
    return response
  }
  programs.current = await createSandbox({
    origins: ORIGINS,
    store: state ? storeOf(state) : memoryStore(),
    clock: { now: () => now },
    seed,
    timings: { waits: 1, deadlines: 1, ...timings },
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      await wait?.(milliseconds)
    },
    fetch: (input, init) => request(new Request(input, init)),
    hosting: {
      files: filesOf(built),
      headersBeside,
      securityText: () => undefined,
      inspected: inspected && {
        app: filesOf(inspected.app),
        page: filesOf(inspected.page),
        want: inspected.want ?? (() => undefined),
      },
      headersFor: (configuration, build) => ({
        'x-headers': JSON.stringify([configuration.testMode, build]),
        'cache-control': 'no-store',
      }),
    },
  })
  const send: Harness['send'] = (origin, path, init) => request(new Request(ORIGINS[origin] + path, init))
  const sandbox: Harness = {
    send,
    under(origin, path, init) {
      const { current } = programs
      if (!current) throw new Error('the sandbox is not open')
      return current.gateways(new Request(origin + path, init), wire)
    },
    control: async <Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
      const response = await send('gateways', `/__sandbox${path}`, {
        method,
        headers: { 'x-sandbox-control': '1' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Answer
    },
    pass: (seconds) => {
      now += seconds * 1000
    },
    cuts,
    waits,
    dropped,
  }
  lookAtBooks(async () => [...(await brokenIn(sandbox, options)), ...rooted])
  return sandbox
}
