import { createCallCounter } from '../../services/telemetry/call-counter'
import { createEventRecord } from '../../services/telemetry/events'
import { createErrorRecord } from '../../services/telemetry/monitoring/error-record'
import type { Given } from './input'
import type { SessionDeps } from './session-deps'

const unheard = () => undefined

/** What is counted and reported, from the first moment on; `startTelemetry` loads the code that sends it. */
export function createTelemetryDeps({ needs, configuration, isTestMode }: Given, deps: SessionDeps) {
  const { storage, session, time, hasSent } = deps
  const { token, tell } = needs
  const { analytics, embeddedApp, monitoring } = configuration
  const events = createEventRecord(storage)
  const errors = monitoring ? createErrorRecord(window, needs.earlierErrors) : undefined
  const counter = createCallCounter({ events, isOutcomeAwaited: hasSent })
  return {
    events,
    errors,
    counter,
    // None of them is waited for, and a page goes on without what could not be loaded.
    startTelemetry() {
      if (monitoring && errors) {
        import('../../services/telemetry/monitoring/monitoring')
          .then(({ startMonitoring }) =>
            startMonitoring({
              dsn: monitoring.dsn,
              environment: isTestMode ? 'test' : 'production',
              secrets: () => [token, session.credentials()?.accessToken],
            }),
          )
          .then((report) => {
            errors.attach(report)
          }, unheard)
      }
      if (analytics) {
        import('../../services/telemetry/analytics').then(
          async ({ countlySink, flagOf, MERCHANT_MARK, newDeviceId }) => {
            const deviceId = newDeviceId()
            events.attach(countlySink(analytics, counter.segments, deviceId))
            const isMarkShown = await flagOf(analytics, MERCHANT_MARK, deviceId)
            document.documentElement.toggleAttribute('data-merchant-mark', isMarkShown)
          },
          unheard,
        )
      }
      if (embeddedApp) {
        import('../../services/session/host-message').then(({ hearHost }) => {
          hearHost({ embeddedApp, order: token, storage, session, time, tell, events })
        }, unheard)
      }
    },
  }
}

export type TelemetryDeps = ReturnType<typeof createTelemetryDeps>
