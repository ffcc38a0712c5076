import * as v from 'valibot'
import type { Flow } from '../../machines/entities/flow'
import type { Call } from '../../src/gateways/call'
import type { RequestContext } from '../../src/gateways/described-call'
import { type Credentials } from '../../src/gateways/headers'
import { createHttp, type Http } from '../../src/gateways/http'
import type { Login } from '../../src/gateways/member/login/answers'
import { type AnyCall, CALLS, type GatewayCall } from './call-list'
import type { Exchange, Watch } from './exchanges'
import { verdictOf, waitNotes } from './judge'
import type { Fault } from './mismatch'
import { preflightFaults } from './preflight'
import type { Wanted } from './wanted'

/** A call in the report: the results of all its plays, or why it was not played. */
export interface Line {
  readonly faults: Fault[]
  readonly notes: string[]
  plays: number
  /** Duration of the slowest play. */
  milliseconds: number
  reason: string | undefined
}

/** A shopper's page: one order, and the login that is valid for this order only. */
export interface Page {
  readonly token: string
  readonly flow: Flow
  login: Login | undefined
  buyer?: { readonly name: string; readonly surname: string }
}

interface Seen {
  call: Call<unknown> | undefined
  answered: unknown
  isReported: boolean
}

export interface Player {
  readonly wanted: Wanted
  readonly lines: ReadonlyMap<AnyCall, Line>
  readonly wait: (milliseconds: number) => Promise<void>
  /** Resolves to undefined without a terminal. */
  readonly askCode: () => Promise<string | undefined>
  /** Resolves to the value if the checkout could use the answer. `mayRefuse` says why a refusal is acceptable too. */
  readonly play: <Input, Value>(
    call: GatewayCall<Input, Value>,
    page: Page,
    input: Input,
    mayRefuse?: string,
  ) => Promise<Value | undefined>
  readonly skip: (reason: string, ...calls: readonly AnyCall[]) => void
  readonly fault: (call: AnyCall, fault: Fault) => void
}

export interface Means extends Pick<Player, 'wait' | 'askCode'> {
  readonly watch: Watch
}

/** Longest Retry-After that is waited for, in milliseconds. */
const LONGEST_WAIT = 120_000

const credentialsOf = ({ login }: Page): Credentials | undefined =>
  login && {
    accessToken: login.accessToken,
    memberId: login.member.memberId,
    memberUserId: login.member.memberUserId,
    iyziLc: login.iyziLc,
  }

const emptyLine = (): Line => ({ faults: [], notes: [], plays: 0, milliseconds: 0, reason: undefined })

/**
 * The page's Http, which also records what its schema was given. Each call gets a new instance, so that an earlier call's
 * Retry-After does not block it.
 */
function httpOf(page: Page, { configuration }: Wanted, seen: Seen): Http {
  const http = createHttp({
    provider: configuration,
    language: 'tr',
    token: page.token,
    timings: configuration.timings,
    credentials: () => credentialsOf(page),
  })
  return {
    send: (call) => {
      seen.call = call
      const noting = v.transform((answered: unknown) => {
        Object.assign(seen, { answered, isReported: true })
        return answered
      })
      return http.send({ ...call, schema: v.pipe(v.unknown(), noting, call.schema) })
    },
  }
}

const contextOf = (page: Page, { configuration }: Wanted, http: Http): RequestContext => ({
  http,
  provider: configuration,
  language: 'tr',
  token: page.token,
  flow: page.flow,
  isLocalTest: configuration.testMode,
})

/** Preflights with the same address, method and headers are identical, so each is sent once. */
const preflightKey = ({ url, method, headers }: Exchange) => [method, url, ...headers.keys()].join(' ')

export function createPlayer(wanted: Wanted, { watch, wait, askCode }: Means): Player {
  const { configuration, origin } = wanted
  const { timings } = configuration
  const lines = new Map(Object.values(CALLS).map((call) => [call, emptyLine()]))
  const asked = new Set<string>()

  const lineOf = (call: AnyCall): Line => {
    const line = lines.get(call)
    if (!line) throw new Error(`${call.description.path} has no line in scripts/conformance/call-list.ts`)
    return line
  }

  const add = (line: Line, faults: readonly Fault[], notes: readonly string[]) => {
    const isNew = ({ at, says }: Fault) => !line.faults.some((known) => known.at === at && known.says === says)
    line.faults.push(...faults.filter(isNew))
    line.notes.push(...notes.filter((note) => !line.notes.includes(note)))
  }

  async function preflight(exchange: Exchange | undefined): Promise<readonly Fault[]> {
    if (origin === undefined || !exchange?.answer || asked.has(preflightKey(exchange))) return []
    asked.add(preflightKey(exchange))
    return preflightFaults(exchange, { origin, deadline: timings.readDeadline, plainFetch: watch.plainFetch })
  }

  const play = async <Input, Value>(
    call: GatewayCall<Input, Value>,
    page: Page,
    input: Input,
    mayRefuse?: string,
    isAgain = false,
  ): Promise<Value | undefined> => {
    const line = lineOf(call)
    const seen: Seen = { call: undefined, answered: undefined, isReported: false }
    const began = performance.now()
    const [ended] = await Promise.allSettled([call(contextOf(page, wanted, httpOf(page, wanted, seen)), input)])
    const milliseconds = Math.round(performance.now() - began)
    const exchanges = watch.take()
    const exchange = exchanges.at(-1)
    for (const each of exchanges) add(line, [], waitNotes(each, origin))
    const outcome = ended.status === 'fulfilled' ? ended.value : undefined
    if (outcome?.kind === 'refused' && outcome.waitSeconds !== undefined && !isAgain) {
      const pause = outcome.waitSeconds * 1000
      if (pause <= LONGEST_WAIT) {
        await wait(pause)
        return play(call, page, input, mayRefuse, true)
      }
    }
    const error: unknown = ended.status === 'rejected' ? ended.reason : undefined
    const judged = { ...seen, outcome, error, exchange, milliseconds, mayRefuse }
    const { faults, notes } = await verdictOf(judged, timings, origin)
    add(line, [...faults, ...(await preflight(exchange))], notes)
    line.plays += 1
    line.milliseconds = Math.max(line.milliseconds, milliseconds)
    return outcome?.kind === 'ok' ? outcome.value : undefined
  }

  return {
    wanted,
    lines,
    wait,
    askCode,
    play,
    skip(reason, ...calls) {
      for (const call of calls) lineOf(call).reason ??= reason
    },
    fault: (call, fault) => add(lineOf(call), [fault], []),
  }
}
