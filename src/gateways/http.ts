import { ofetch } from 'ofetch'
import type { Language } from '../../machines/entities/language'
import type { CallKind, Refusal } from '../../machines/entities/problem'
import { type RawAnswer, loginRefusal, outcomeOf } from './answer'
import { type Call, bodyOf } from './call'
import { type InFlightRequest, createInFlightRequests } from './in-flight-requests'
import { type Credentials, headersOf } from './headers'
import { GatewayError, type Outcome } from './outcome'
import { type ProviderConfiguration, callUrl } from './provider'
import { createRateLimits, waitOf } from './rate-limit'
import { createSlowCallTimer } from './slow-call-timer'

/** All in milliseconds. */
export interface HttpTimings {
  readonly readDeadline: number
  readonly loginDeadline: number
  readonly moneyDeadline: number
  readonly preferenceDeadline: number
  readonly readRetryFrom: number
  readonly readRetryTo: number
  /** After this time a call is reported as slow. */
  readonly slowAfter: number
}

/** What a failure's observers know of its call. */
export type FailedCall = Pick<Call<unknown>, 'kind' | 'isQuiet' | 'isPassedOver'>

export interface HttpOptions {
  readonly provider: ProviderConfiguration
  readonly language: Language
  readonly token: string
  readonly timings: HttpTimings
  /** Called for each request; undefined while no member is logged in. */
  readonly credentials: () => Credentials | undefined
  /** The provider's time, which a Retry-After date is in. Without it, the device's counts. */
  readonly now?: () => number
  /** The provider rejected the login (401). Called once per login. */
  readonly onSessionEnded?: () => void
  /** A call failed without a usable response, quiet calls included. Not called for superseded and repeated calls. */
  readonly onFault?: (error: GatewayError, call: FailedCall) => void
  /** Called for every response with an outcome, also for quiet calls. */
  readonly onOutcome?: (call: Call<unknown>, outcome: Outcome<unknown>) => void
  /** The provider refused a call. Not called if the login has ended with it, nor for a quiet call. */
  readonly onRefused?: (refusal: Refusal, call: FailedCall) => void
  /** Called when a request is sent; the returned function is called when any response arrives. */
  readonly onSend?: () => () => void
  /** `slow`: a call takes longer than usual or is retried. `online`: no call is slow any more. */
  readonly onNetworkState?: (is: 'slow' | 'online') => void
}

export interface Http {
  /** Resolves to the provider's outcome; rejects with GatewayError. The deadline includes reading the body. */
  send<Value>(call: Call<Value>): Promise<Outcome<Value>>
}

const RETRIED_STATUS: readonly number[] = [502, 503, 504]
const UNAUTHORIZED = 401
const TOO_MANY = 429

/** Turns off ofetch's defaults: it would retry failed reads, stop its timeout at the headers and parse any body. */
async function exchange(
  call: Call<unknown>,
  login: Credentials | undefined,
  { provider, language, token }: HttpOptions,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const body = bodyOf(call)
  const response = await ofetch.raw(callUrl(call.path, language, provider), {
    method: call.method,
    headers: headersOf(call, token, login, provider),
    ...(body ? { body: JSON.stringify(body) } : {}),
    retry: false,
    ignoreResponseError: true,
    responseType: 'stream',
    signal,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'strict-origin',
    cache: 'no-store',
  })
  const cameAt = performance.now()
  return {
    status: response.status,
    text: await response.text(),
    cameAt,
    retryAfter: response.headers.get('retry-after'),
  }
}

/** Milliseconds until a retry of a failed read; undefined if a retry makes no sense or would come too late for the shopper. */
async function pauseAfter(
  sent: Promise<RawAnswer>,
  { timings, now = Date.now }: HttpOptions,
): Promise<number | undefined> {
  const { readRetryFrom, readRetryTo, readDeadline } = timings
  const short = () => readRetryFrom + Math.random() * (readRetryTo - readRetryFrom)
  try {
    const { status, retryAfter } = await sent
    if (RETRIED_STATUS.includes(status)) return short()
    const wait = status === TOO_MANY ? waitOf(retryAfter ?? null, now()) : undefined
    return wait !== undefined && wait <= readDeadline ? wait : undefined
  } catch (error) {
    return error instanceof GatewayError && error.fault === 'offline' ? short() : undefined
  }
}

/** Minimal request to the page's own host. Resolves on any response; used to detect whether the connection is back. */
export const reachHost = () =>
  ofetch.raw('/', { method: 'HEAD', retry: false, ignoreResponseError: true, credentials: 'omit', cache: 'no-store' })

/** In milliseconds. */
const OWN_FILE_DEADLINE = 10_000

/** Fetches a file of the page's own host and verifies it with subresource integrity. */
export const readOwnFile = (path: string, integrity: string): Promise<unknown> =>
  ofetch(path, { integrity, retry: false, responseType: 'json', credentials: 'omit', timeout: OWN_FILE_DEADLINE })

/** Fetches JSON from a host that is not a gateway. Sends no credentials and no referrer, only what the URL contains. */
export const readElsewhere = (url: string): Promise<unknown> =>
  ofetch(url, {
    retry: false,
    responseType: 'json',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })

export function createHttp(options: HttpOptions): Http {
  const { timings, now = Date.now } = options
  const inFlightRequests = createInFlightRequests()
  const rateLimits = createRateLimits()
  const slowCallTimer = createSlowCallTimer(timings.slowAfter, (is) => options.onNetworkState?.(is))
  let endedToken: string | undefined
  const deadlines: Record<CallKind, number> = {
    read: timings.readDeadline,
    sms: timings.loginDeadline,
    login: timings.loginDeadline,
    money: timings.moneyDeadline,
    preference: timings.preferenceDeadline,
  }

  /** One request, with a deadline that includes reading the body. */
  function attempt(
    call: Call<unknown>,
    login: Credentials | undefined,
    inFlight: InFlightRequest,
    bootAnswer: Promise<RawAnswer> | undefined,
  ): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController()
      const abandon = (fault: 'superseded' | 'deadline') => {
        reject(new GatewayError(fault, call.path))
        controller.abort()
      }
      const timer = setTimeout(abandon, deadlines[call.kind], 'deadline')
      inFlight.abandon = abandon
      const answered = options.onSend?.()
      ;(bootAnswer ?? exchange(call, login, options, controller.signal))
        .then(
          (answer) => {
            answered?.()
            resolve(answer)
          },
          () => {
            reject(new GatewayError('offline', call.path))
          },
        )
        .finally(() => clearTimeout(timer))
        .catch(() => undefined)
    })
  }

  /** The request, and for a read that failed a second one after a pause. */
  async function exchangeWithRetry(
    call: Call<unknown>,
    login: Credentials | undefined,
    inFlight: InFlightRequest,
  ): Promise<RawAnswer> {
    const first = attempt(call, login, inFlight, call.bootAnswer)
    if (call.kind !== 'read' || call.isAskedOnce) return first
    const wait = await pauseAfter(first, options)
    if (wait === undefined) return first
    slowCallTimer.retry(call)
    await new Promise((resolve) => setTimeout(resolve, wait))
    // A newer identical call may have superseded this one during the pause.
    if (!inFlightRequests.isLatest(call, inFlight)) throw new GatewayError('superseded', call.path)
    return attempt(call, login, inFlight, undefined)
  }

  /** Ends the login that the response refused, and says whether it was refused. A late 401 to an earlier login must not end the current one. */
  function endLoginIfRefused(status: number, login: Credentials | undefined): boolean {
    const accessToken = login?.accessToken
    if (status !== UNAUTHORIZED || accessToken === undefined) return false
    if (accessToken !== endedToken && options.credentials()?.accessToken === accessToken) {
      endedToken = accessToken
      options.onSessionEnded?.()
    }
    return true
  }

  /** Seconds for which the next calls of this kind are held. Reads are not user-initiated, so a 429 on one must not block the next. */
  function holdIfTooMany(call: Call<unknown>, { status, retryAfter }: RawAnswer): number | undefined {
    const wait = status === TOO_MANY && call.kind !== 'read' ? waitOf(retryAfter ?? null, now()) : undefined
    if (wait !== undefined) rateLimits.hold(call.kind, wait)
    return wait === undefined ? undefined : rateLimits.secondsLeft(call.kind)
  }

  async function answerTo<Value>(call: Call<Value>): Promise<Outcome<Value>> {
    const held = rateLimits.secondsLeft(call.kind)
    if (held !== undefined)
      return { kind: 'refused', code: String(TOO_MANY), group: undefined, message: undefined, waitSeconds: held }
    const login = call.by === 'visitor' ? undefined : options.credentials()
    // The page may change its language during the call.
    const { language } = options
    const inFlight = inFlightRequests.begin(call)
    const stopWatching = slowCallTimer.watch(call)
    try {
      const answer = await exchangeWithRetry(call, login, inFlight)
      const hasEnded = endLoginIfRefused(answer.status, login)
      const said: Outcome<Value> = hasEnded
        ? { kind: 'refused', ...loginRefusal(answer) }
        : outcomeOf(answer, call.path, call.schema)
      const waitSeconds = holdIfTooMany(call, answer)
      const outcome =
        said.kind === 'refused' ? { ...said, language, ...(waitSeconds !== undefined && { waitSeconds }) } : said
      options.onOutcome?.(call, outcome)
      if (outcome.kind === 'refused' && !hasEnded && !call.isQuiet) options.onRefused?.(outcome, call)
      return outcome
    } finally {
      inFlightRequests.end(call, inFlight)
      stopWatching()
    }
  }

  return {
    async send(call) {
      try {
        return await answerTo(call)
      } catch (error) {
        const isOurs = error instanceof GatewayError && (error.fault === 'superseded' || error.fault === 'repeated')
        if (error instanceof GatewayError && !isOurs) options.onFault?.(error, call)
        throw error
      }
    },
  }
}
