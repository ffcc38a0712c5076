import { whenPageIdle } from '../../services/platform/idle'
import { createCallCounter } from '../../services/telemetry/call-counter'
import { createEventRecord } from '../../services/telemetry/events'
import { createErrorRecord } from '../../services/telemetry/monitoring/error-record'
import type { CompositionInput } from './input'
import type { SessionDeps } from './session-deps'

const ignore = () => undefined

/** Counts calls and records errors from the start; `startTelemetry` loads the code that sends them. */
export function createTelemetryDeps({ needs, configuration }: CompositionInput, deps: SessionDeps) {
  const { storage, session, time, hasSent } = deps
  const { token, emit } = needs
  const { analytics, embeddedApp, monitoring, testMode } = configuration
  const events = createEventRecord(storage)
  const errors = monitoring ? createErrorRecord(window, needs.earlierErrors) : undefined
  const counter = createCallCounter({ events, isOutcomeAwaited: hasSent })
  return {
    events,
    errors,
    counter,
    // Nothing waits for these chunks, and the page works without those that fail to load.
    startTelemetry() {
      if (monitoring && errors) {
        // On a busy device the page may not be painted yet.
        whenPageIdle()
          .then(() => import('../../services/telemetry/monitoring/monitoring'))
          .then(({ startMonitoring }) =>
            startMonitoring({
              dsn: monitoring.dsn,
              environment: testMode ? 'test' : 'production',
              secrets: () => [token, session.credentials()?.accessToken],
            }),
          )
          .then((report) => {
            errors.attach(report)
          }, ignore)
      }
      if (analytics) {
        import('../../services/telemetry/analytics').then(
          async ({ countlySink, flagOf, MERCHANT_MARK, newDeviceId }) => {
            const deviceId = newDeviceId()
            events.attach(countlySink(analytics, counter.segments, deviceId))
            const isMarkShown = await flagOf(analytics, MERCHANT_MARK, deviceId)
            document.documentElement.toggleAttribute('data-merchant-mark', isMarkShown)
          },
          ignore,
        )
      }
      if (embeddedApp) {
        import('../../services/session/host-message').then(({ listenToHost }) => {
          listenToHost({ embeddedApp, order: token, storage, session, time, emit, events })
        }, ignore)
      }
    },
  }
}

export type TelemetryDeps = ReturnType<typeof createTelemetryDeps>
