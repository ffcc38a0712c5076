import { createHttp, reachHost } from '../../gateways/http'
import { createMemberGateway } from '../../gateways/member/gateway'
import { createPaymentGateway } from '../../gateways/payment/gateway'
import { httpObserver } from '../../services/platform/http-observer'
import { watchConnection } from '../../services/platform/connection'
import { createFaultLog } from '../../services/platform/fault-log'
import { ticking } from '../../services/platform/server-clock'
import { syncedClock } from '../../services/platform/synced-clock'
import type { CompositionInput } from './input'
import type { SessionDeps } from './session-deps'
import type { TelemetryDeps } from './telemetry-deps'

/** The gateways over one HTTP client, with every answer and fault observed, and the server clock that their answers set. */
export function createHttpDeps(
  { needs: { token, flow, language, emit }, configuration, isLocalTest }: CompositionInput,
  { time, session, submissions, hasSent }: SessionDeps,
  { counter, errors }: TelemetryDeps,
) {
  const { analytics, timings } = configuration
  const observer = httpObserver(emit, () => hasSent() || submissions.paid() !== undefined)
  const recordFault = createFaultLog(token, (error) => errors?.report(error))
  const connection = watchConnection(emit, reachHost)
  const http = createHttp({
    provider: configuration,
    get language() {
      return language()
    },
    token,
    timings,
    credentials: session.credentials,
    now: () => time.now() ?? Date.now(),
    ...observer,
    onSend: connection.sent,
    onNetworkState(is) {
      // A read that fails without a connection ends no outage.
      if (!connection.isOffline()) observer.onNetworkState?.(is)
    },
    ...(analytics && { onOutcome: counter.onOutcome }),
    onFault(error, call) {
      recordFault(error, call)
      observer.onFault?.(error, call)
    },
  })
  const requestContext = {
    http,
    provider: configuration,
    get language() {
      return language()
    },
    token,
    flow,
    isLocalTest,
  }
  const gateways = { members: createMemberGateway(requestContext), payments: createPaymentGateway(requestContext) }
  const synced = syncedClock(gateways, time, timings.timePause)
  return { requestContext, ...synced, clock: ticking(time, synced.askTime) }
}

export type Deps = SessionDeps & TelemetryDeps & ReturnType<typeof createHttpDeps>
