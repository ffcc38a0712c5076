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

/** A call from its first exchange to its last, the wait between them included. */
interface Flight {
  /** Gives up the exchange that is under way. */
  abandon: (fault: 'superseded') => void
}

export function createHttp(options: HttpOptions): Http {
  const flights = new Map<string, Flight>()
  const deadlines: Record<CallClass, number> = {
    read: options.pace.readDeadline,
    login: options.pace.loginDeadline,
    money: options.pace.moneyDeadline,
  }

  /** One exchange under a deadline that runs until the body is read. */
  function attempt<Value>(
    call: Call<Value>,
    flight: Flight,
    begun: Promise<RawAnswer> | undefined,
  ): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController()
      const abandon = (fault: 'superseded' | 'deadline') => {
        reject(new GatewayError(fault, call.path))
        controller.abort()
      }
      const timer = setTimeout(abandon, deadlines[call.kind], 'deadline')
      flight.abandon = abandon
      ;(begun ?? exchange(call, options, controller.signal))
        .then(resolve, () => {
          reject(new GatewayError('offline', call.path))
        })
        .finally(() => {
          clearTimeout(timer)
        })
        .catch(() => undefined)
    })
  }

  /** Aborting does not undo what a server has begun, so only reads make room for a repeat; any other repeat is refused. */
  function takeOff(call: Pick<Call<unknown>, 'kind' | 'path'>, key: string): Flight {
    const earlier = flights.get(key)
    if (earlier && call.kind !== 'read') throw new GatewayError('repeated', call.path)
    earlier?.abandon('superseded')
    const flight: Flight = { abandon: () => undefined }
    flights.set(key, flight)
    return flight
  }

  /** Whether a first exchange came to what a second one may mend. */
  async function isLost(sent: Promise<RawAnswer>): Promise<boolean> {
    try {
      return RETRIED_STATUS.includes((await sent).status)
    } catch (error) {
      return error instanceof GatewayError && error.fault === 'offline'
    }
  }

  async function fly<Value>(call: Call<Value>, key: string, flight: Flight): Promise<RawAnswer> {
    const first = attempt(call, flight, call.begun)
    if (call.kind !== 'read' || !(await isLost(first))) return first
    const { readRetryFrom, readRetryTo } = options.pace
    const wait = readRetryFrom + Math.random() * (readRetryTo - readRetryFrom)
    await new Promise((resolve) => setTimeout(resolve, wait))
    // While this one waited, a newer one may have taken its place.
    if (flights.get(key) !== flight) throw new GatewayError('superseded', call.path)
    return attempt(call, flight, undefined)
  }

  async function rawAnswer<Value>(call: Call<Value>, key: string): Promise<RawAnswer> {
    const flight = takeOff(call, key)
    try {
      return await fly(call, key, flight)
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    async send(call) {
      // A second payment is a repeat of the first, whatever it carries.
      const key = call.kind === 'money' ? call.kind : `${call.method} ${call.path} ${JSON.stringify(call.body)}`
      return outcomeOf(await rawAnswer(call, key), call.path, call.schema)
    },
  }
}
