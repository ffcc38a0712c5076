import { ofetch } from 'ofetch'
import type { Language } from '../../machines/entities/language'
import { type RawAnswer, type ValueSchema, outcomeOf } from './answer'
import { GatewayError, type Outcome } from './outcome'
import { type ProviderConfiguration, addressOf } from './provider'

/**
 * What a call does in the world decides how it may fail: a `read` has no effect, a `login` consumes a code or sends an SMS,
 * `money` commits. Reads alone are ever repeated or aborted.
 */
export type CallClass = 'read' | 'login' | 'money'

export interface Call<Value> {
  /** As the specification writes it, with `{product}`. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly kind: CallClass
  /** Whose call it is: only a member's carries the login. */
  readonly by: 'visitor' | 'member'
  readonly body?: Readonly<Record<string, unknown>>
  /** The value of a successful answer, ending in an entity. */
  readonly schema: ValueSchema<Value>
  /** An exchange that was begun before this code had arrived. */
  readonly begun?: Promise<RawAnswer> | undefined
  /** The submission that a money call belongs to. */
  readonly submissionId?: string
}

/** What the member's calls carry beside the checkout token. */
export interface Credentials {
  readonly accessToken: string
  readonly memberId: string
  readonly memberUserId: string
  readonly iyziLc: string | undefined
}

/** Milliseconds. */
export interface HttpPace {
  readonly readDeadline: number
  readonly loginDeadline: number
  readonly moneyDeadline: number
  readonly readRetryFrom: number
  readonly readRetryTo: number
}

export interface HttpOptions {
  readonly provider: ProviderConfiguration
  readonly language: Language
  readonly token: string
  readonly pace: HttpPace
  /** Asked at each call; undefined while nobody is logged in. */
  readonly credentials: () => Credentials | undefined
}

export interface Http {
  /** Resolves to the provider's word; rejects with GatewayError. The deadline covers the body. */
  send<Value>(call: Call<Value>): Promise<Outcome<Value>>
}

const RETRIED_STATUS: readonly number[] = [502, 503, 504]

function headersOf<Value>(call: Call<Value>, options: HttpOptions): Record<string, string> {
  const { headers } = options.provider
  const member = call.by === 'member' ? options.credentials() : undefined
  return {
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    [headers.token]: options.token,
    ...(member && {
      authorization: `Bearer ${member.accessToken}`,
      [headers.memberId]: member.memberId,
      [headers.memberUserId]: member.memberUserId,
      ...(member.iyziLc === undefined ? {} : { [headers.iyziLc.name]: member.iyziLc }),
    }),
    ...(headers.idempotency && call.submissionId ? { [headers.idempotency]: call.submissionId } : {}),
  }
}

/** ofetch left to its defaults repeats failing reads, stops its clock at the headers and believes any body: all switched off. */
async function exchange<Value>(call: Call<Value>, options: HttpOptions, signal: AbortSignal): Promise<RawAnswer> {
  const response = await ofetch.raw(addressOf(call.path, options.language, options.provider), {
    method: call.method,
    headers: headersOf(call, options),
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    retry: false,
    ignoreResponseError: true,
    responseType: 'text',
    signal,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
    cache: 'no-store',
  })
  return { status: response.status, text: response._data ?? '' }
}

interface Flight {
  readonly kind: CallClass
  /** Gives the call up with a fault of its own. */
  readonly abandon: (fault: 'superseded') => void
}

export function createHttp(options: HttpOptions): Http {
  const flights = new Map<string, Flight>()
  const deadlines: Record<CallClass, number> = {
    read: options.pace.readDeadline,
    login: options.pace.loginDeadline,
    money: options.pace.moneyDeadline,
  }

  /** One exchange under a deadline that runs until the body is read. */
  function attempt<Value>(call: Call<Value>, key: string, begun: Promise<RawAnswer> | undefined): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController()
      const abandon = (fault: 'superseded' | 'deadline') => {
        reject(new GatewayError(fault, call.path))
        controller.abort()
      }
      const timer = setTimeout(abandon, deadlines[call.kind], 'deadline')
      const flight: Flight = { kind: call.kind, abandon }
      flights.set(key, flight)
      ;(begun ?? exchange(call, options, controller.signal))
        .then(resolve, () => {
          reject(new GatewayError('offline', call.path))
        })
        .finally(() => {
          clearTimeout(timer)
          if (flights.get(key) === flight) flights.delete(key)
        })
        .catch(() => undefined)
    })
  }

  /** Aborting does not undo what a server has begun, so only reads make room for a repeat; any other repeat is refused. */
  function makeRoom(call: Pick<Call<unknown>, 'kind' | 'path'>, key: string) {
    const earlier = flights.get(key)
    if (!earlier) return
    if (call.kind !== 'read') throw new GatewayError('repeated', call.path)
    earlier.abandon('superseded')
  }

  async function readAgain<Value>(call: Call<Value>, key: string): Promise<RawAnswer> {
    const { readRetryFrom, readRetryTo } = options.pace
    const wait = readRetryFrom + Math.random() * (readRetryTo - readRetryFrom)
    await new Promise((resolve) => setTimeout(resolve, wait))
    makeRoom(call, key)
    return attempt(call, key, undefined)
  }

  async function rawAnswer<Value>(call: Call<Value>, key: string): Promise<RawAnswer> {
    makeRoom(call, key)
    const first = attempt(call, key, call.begun)
    if (call.kind !== 'read') return first
    try {
      const answer = await first
      return RETRIED_STATUS.includes(answer.status) ? await readAgain(call, key) : answer
    } catch (error) {
      if (error instanceof GatewayError && error.fault === 'offline') return readAgain(call, key)
      throw error
    }
  }

  return {
    async send(call) {
      const key = `${call.method} ${call.path} ${JSON.stringify(call.body)}`
      return outcomeOf(await rawAnswer(call, key), call.path, call.schema)
    },
  }
}
