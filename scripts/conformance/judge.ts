import type { Timings } from '../../src/app/composition/timings'
import type { Call } from '../../src/gateways/call'
import { GatewayError, isUnnamedSuccess, type Outcome } from '../../src/gateways/outcome'
import type { Exchange } from './exchanges'
import { leftOutOf } from './left-out'
import { type Fault, mismatchOf } from './mismatch'

export interface Ended {
  readonly outcome: Outcome<unknown> | undefined
  readonly error: unknown
  readonly call: Call<unknown> | undefined
  /** The value passed to the call's schema; undefined if the answer was unusable before that. */
  readonly answered: unknown
  readonly isReported: boolean
  readonly exchange: Exchange | undefined
  readonly milliseconds: number
  /** Why a refusal is acceptable for this call; undefined if it is a fault. */
  readonly mayRefuse: string | undefined
}

export interface Verdict {
  readonly faults: readonly Fault[]
  /** What the checkout tolerates, although the provider may not intend it. */
  readonly notes: readonly string[]
}

const causeOf = (failure: unknown): { readonly code: string; readonly message: string } => {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : undefined
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string }
  return { code, message }
}

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/redirect/i, 'a redirect came: the checkout follows none'],
  [/ECONNREFUSED/, 'no server accepts a connection at this address'],
  [/ENOTFOUND|EAI_AGAIN/, 'the name of the host has no address'],
  [/WRONG_VERSION|^HPE_/, 'the server speaks another protocol than the address says'],
  [/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/, 'the certificate of the server is not trusted'],
  [/ECONNRESET|EPIPE|SOCKET|other side closed|terminated/i, 'the connection was closed before an answer'],
]

/** Why no answer came. The text contains nothing of the request. */
export function whyNone(failure: unknown): string {
  const { code, message } = causeOf(failure)
  return CAUSES.find(([sign]) => sign.test(`${code} ${message}`))?.[1] ?? 'there was no connection'
}

const secondsOf = (milliseconds: number) => `${String(milliseconds / 1000)} s`

const deadlineOf = (kind: Call<unknown>['kind'], timings: Timings) =>
  ({
    read: timings.readDeadline,
    sms: timings.loginDeadline,
    login: timings.loginDeadline,
    money: timings.moneyDeadline,
    preference: timings.preferenceDeadline,
  })[kind]

/** The fault of an answer that does not have the documented envelope. */
async function envelopeFault({ answer, text }: Exchange): Promise<Fault> {
  const body = (await text) ?? ''
  if (body.length > 1024 * 1024) return { says: 'expected at most 1 MB, came more' }
  if (body.trim() === '') return { says: 'expected JSON, came an empty body' }
  if (/^\s*</.test(body)) return { says: 'expected JSON, came HTML' }
  try {
    const { status } = Object(JSON.parse(body)) as { status?: unknown }
    if (status === 'failure')
      return { at: 'errorCode', says: 'expected the code and words of a refusal as text or numbers' }
  } catch {
    return { says: `expected JSON, came other text (HTTP ${String(answer?.status)})` }
  }
  return { at: 'status', says: 'expected "success" or "failure", came something else or nothing' }
}

/** A short number or a word of the form that error groups have. Anything else may echo what was sent, so it is not printed. */
const CODE = /^(?:\d{1,8}|[A-Z][A-Z\d]*(?:[_.-][A-Z\d]+)*|[a-z]+(?:_[a-z]+)*)$/
const codeOf = (said: string) => (CODE.test(said) ? said : 'a code of another form')

function refusalVerdict(outcome: Outcome<unknown> & { kind: 'refused' }, { exchange, mayRefuse }: Ended): Verdict {
  const { code, group } = outcome
  const codes = [codeOf(code), ...(group === undefined ? [] : [codeOf(group)])]
  const said = `refused with ${[...new Set(codes)].join(' ')} (HTTP ${String(exchange?.answer?.status)})`
  if (mayRefuse !== undefined)
    return { faults: [], notes: [`${said}: ${mayRefuse}. The answer to a success was not seen`] }
  return { faults: [{ says: `${said}; expected a success` }], notes: [] }
}

function valueNotes(value: unknown, call: Call<unknown>, answered: unknown): Verdict {
  if (isUnnamedSuccess(value) && value.answered === 'doubted')
    return {
      faults: [{ says: 'the answer does not say what was done, so the checkout does not believe it' }],
      notes: [],
    }
  const bare = isUnnamedSuccess(value)
    ? ['names neither a paymentId nor the token, so the checkout asks detail once more']
    : []
  const leftOut = leftOutOf(call.schema, answered)
  return {
    faults: [],
    notes: [...bare, ...(leftOut.length > 0 ? [`could not be read and is left out: ${leftOut.join(', ')}`] : [])],
  }
}

async function errorFault({ error, call, answered, isReported, exchange }: Ended, timings: Timings): Promise<Fault> {
  if (!(error instanceof GatewayError) || !call) return { says: 'the checkout could not make this call' }
  const { fault, path, status } = error
  if (fault === 'deadline')
    return {
      says: `no complete answer within ${secondsOf(deadlineOf(call.kind, timings))}, the deadline of this class`,
    }
  if (fault === 'server') return { says: `HTTP ${String(status)}: the checkout takes it for no answer` }
  if (fault === 'offline')
    return {
      says: exchange?.answer ? 'the connection was closed in the middle of the answer' : whyNone(exchange?.failure),
    }
  if (isReported && answered !== undefined)
    return mismatchOf(call.schema, answered, path.slice(call.path.length).trim())
  return exchange ? envelopeFault(exchange) : { says: 'the answer could not be read' }
}

/** A fault if CORS prevents the checkout's origin from reading the answer. */
function readableFault({ answer }: Exchange, origin: string): readonly Fault[] {
  const allowed = answer?.headers.get('access-control-allow-origin') ?? undefined
  if (allowed === origin || allowed === '*') return []
  return [
    {
      says: `expected access-control-allow-origin for the checkout's origin, came ${allowed === undefined ? 'none' : 'another'}`,
    },
  ]
}

/**
 * Notes about Retry-After. Called for each exchange of a call, because after a retry the last answer no longer has the header.
 */
export function waitNotes({ answer }: Exchange, origin: string | undefined): readonly string[] {
  if (answer?.headers.has('retry-after') !== true)
    return answer?.status === 429 ? ['429 without Retry-After: the checkout can name no wait'] : []
  const exposed = answer.headers.get('access-control-expose-headers') ?? ''
  const isReadable = origin === undefined || /(?:^|[\s,])(?:retry-after|\*)(?:[\s,]|$)/i.test(exposed)
  return isReadable ? [] : ['Retry-After is not exposed to pages']
}

export async function verdictOf(ended: Ended, timings: Timings, origin: string | undefined): Promise<Verdict> {
  const { outcome, call, answered, exchange, milliseconds } = ended
  const said: Verdict =
    outcome === undefined || !call
      ? { faults: [await errorFault(ended, timings)], notes: [] }
      : outcome.kind === 'refused'
        ? refusalVerdict(outcome, ended)
        : valueNotes(outcome.value, call, answered)
  const isReadable = exchange?.answer !== undefined && exchange.answer.status < 500
  const unreadable = origin !== undefined && isReadable ? readableFault(exchange, origin) : []
  const slow =
    milliseconds > timings.slowAfter ? [`slow: the shopper sees a notice after ${secondsOf(timings.slowAfter)}`] : []
  return {
    faults: [...said.faults, ...unreadable],
    notes: [...said.notes, ...slow],
  }
}
