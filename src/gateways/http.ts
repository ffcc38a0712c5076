import { ofetch } from 'ofetch'
import type { Language } from '../../machines/entities/language'
import { type RawAnswer, outcomeOf } from './answer'
import { type Call, type CallClass, bodyOf } from './call'
import { type Flight, createFlights } from './flights'
import { type Credentials, headersOf } from './headers'
import { GatewayError, type Outcome } from './outcome'
import { type ProviderConfiguration, addressOf } from './provider'

/** Milliseconds. */
export interface HttpPace {
  readonly readDeadline: number
  readonly loginDeadline: number
  readonly moneyDeadline: number
  readonly preferenceDeadline: number
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
  /** The provider does not know the login any more (401); told once for each login. */
  readonly onSessionEnded?: () => void
  /** A call came to no usable answer. Not told of what we ourselves have let go of or refused. */
  readonly onFault?: (error: GatewayError) => void
}

export interface Http {
  /** Resolves to the provider's word; rejects with GatewayError. The deadline covers the body. */
  send<Value>(call: Call<Value>): Promise<Outcome<Value>>
}

const RETRIED_STATUS: readonly number[] = [502, 503, 504]
const UNAUTHORIZED = 401

/** ofetch left to its defaults repeats failing reads, stops its clock at the headers and believes any body: all switched off. */
async function exchange(
  call: Call<unknown>,
  login: Credentials | undefined,
  { provider, language, token }: HttpOptions,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const body = bodyOf(call)
  const response = await ofetch.raw(addressOf(call.path, language, provider), {
    method: call.method,
    headers: headersOf(call, token, login, provider),
    ...(body ? { body: JSON.stringify(body) } : {}),
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

/** Whether a first exchange came to what a second one may mend. */
async function isLost(sent: Promise<RawAnswer>): Promise<boolean> {
  try {
    return RETRIED_STATUS.includes((await sent).status)
  } catch (error) {
    return error instanceof GatewayError && error.fault === 'offline'
  }
}

export function createHttp(options: HttpOptions): Http {
  const { pace } = options
  const flights = createFlights()
  let endedToken: string | undefined
  const deadlines: Record<CallClass, number> = {
    read: pace.readDeadline,
    sms: pace.loginDeadline,
    login: pace.loginDeadline,
    money: pace.moneyDeadline,
    preference: pace.preferenceDeadline,
  }

  /** One exchange under a deadline that runs until the body is read. */
  function attempt(
    call: Call<unknown>,
    login: Credentials | undefined,
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
      ;(begun ?? exchange(call, login, options, controller.signal))
        .then(resolve, () => {
          reject(new GatewayError('offline', call.path))
        })
        .finally(() => {
          clearTimeout(timer)
        })
        .catch(() => undefined)
    })
  }

  async function fly(call: Call<unknown>, login: Credentials | undefined, flight: Flight): Promise<RawAnswer> {
    const first = attempt(call, login, flight, call.begun)
    if (call.kind !== 'read' || call.isAskedOnce || !(await isLost(first))) return first
    const { readRetryFrom, readRetryTo } = pace
    const wait = readRetryFrom + Math.random() * (readRetryTo - readRetryFrom)
    await new Promise((resolve) => setTimeout(resolve, wait))
    // While this one waited, a newer one may have taken its place.
    if (!flights.isLatest(call, flight)) throw new GatewayError('superseded', call.path)
    return attempt(call, login, flight, undefined)
  }

  /** A late answer to an earlier login says nothing of the one that has taken its place. */
  function hearStatus(status: number, login: Credentials | undefined) {
    const accessToken = login?.accessToken
    if (status !== UNAUTHORIZED || accessToken === undefined || accessToken === endedToken) return
    if (options.credentials()?.accessToken !== accessToken) return
    endedToken = accessToken
    options.onSessionEnded?.()
  }

  async function answerTo<Value>(call: Call<Value>): Promise<Outcome<Value>> {
    const login = call.by === 'visitor' ? undefined : options.credentials()
    const flight = flights.takeOff(call)
    try {
      const answer = await fly(call, login, flight)
      hearStatus(answer.status, login)
      return outcomeOf(answer, call.path, call.schema)
    } finally {
      flights.land(call, flight)
    }
  }

  return {
    async send(call) {
      try {
        return await answerTo(call)
      } catch (error) {
        const isOurs = error instanceof GatewayError && (error.fault === 'superseded' || error.fault === 'repeated')
        if (error instanceof GatewayError && !isOurs) options.onFault?.(error)
        throw error
      }
    },
  }
}
