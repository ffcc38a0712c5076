import {
  breadcrumbsIntegration,
  BrowserClient,
  browserTracingIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { cleanEnvelope } from './envelope'
import { IGNORED_MESSAGES } from './ignored'
import type { Secrets } from './scrub'

export interface MonitoringOptions {
  readonly dsn: string
  readonly environment: string
  /** The tokens that the page has by now. */
  readonly secrets: Secrets
}

/** A tenth of all pages is recorded, to be sent with its first error. */
const REPLAYED = 0.1

type MakeTransport = typeof makeFetchTransport

/** The one place through which every report leaves: what is not on the list does not. */
const cleanTransport =
  (secrets: Secrets): MakeTransport =>
  (options) => {
    const transport = makeFetchTransport({
      ...options,
      fetchOptions: { credentials: 'omit', referrerPolicy: 'origin' },
    })
    return {
      ...transport,
      send(envelope) {
        const clean = cleanEnvelope(envelope, secrets)
        return clean ? transport.send(clean as unknown as typeof envelope) : Promise.resolve({})
      },
    }
  }

/** Begins to report what breaks (MON-01), and hands out what else is to be reported by. */
export async function startMonitoring(options: MonitoringOptions): Promise<(error: unknown) => void> {
  const { dsn, environment, secrets } = options
  const isReplayed = Math.random() < REPLAYED
  const replay = isReplayed
    ? await import('./replay').then(
        ({ replayOfErrors }) => [replayOfErrors()],
        () => [],
      )
    : []
  const client = new BrowserClient({
    dsn,
    environment,
    transport: cleanTransport(secrets),
    stackParser: defaultStackParser,
    integrations: [
      ...[eventFiltersIntegration(), dedupeIntegration(), linkedErrorsIntegration(), globalHandlersIntegration()],
      breadcrumbsIntegration({ dom: false, sentry: false }),
      browserTracingIntegration({ enableLongTask: false, enableLongAnimationFrame: false }),
      ...replay,
    ],
    ignoreErrors: [...IGNORED_MESSAGES],
    tracesSampleRate: 1,
    // One report a page, of a known shape, in place of a stream of spans.
    traceLifecycle: 'static',
    // No call of ours gets another header by it: it would be asked about beforehand, and refused.
    tracePropagationTargets: [],
    replaysSessionSampleRate: 0,
    // Which pages are recorded is drawn above, before the recorder is fetched.
    replaysOnErrorSampleRate: 1,
    sendClientReports: false,
    maxBreadcrumbs: 30,
    dataCollection: {
      ...{ userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      stackFrameVariables: false,
    },
  })
  getCurrentScope().setClient(client)
  client.init()
  return (error) => {
    client.captureException(error, undefined, getCurrentScope())
  }
}
