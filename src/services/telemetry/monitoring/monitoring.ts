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
  /** The tokens that the page has at the time of the call. */
  readonly secrets: Secrets
}

/** The share of pages that are recorded; the recording is sent with the page's first error. */
const REPLAYED = 0.1

type MakeTransport = typeof makeFetchTransport

/** Every report is sent through this transport, which drops everything that is not on the allow list. */
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

/** Starts to report errors (MON-01), and returns the function that reports further ones. */
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
    release: typeof __CHECKOUT_VERSION__ === 'string' ? __CHECKOUT_VERSION__ : undefined,
    environment,
    transport: cleanTransport(secrets),
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      dedupeIntegration(),
      linkedErrorsIntegration(),
      globalHandlersIntegration(),
      breadcrumbsIntegration({ dom: false, sentry: false }),
      browserTracingIntegration({ enableLongTask: false, enableLongAnimationFrame: false }),
      ...replay,
    ],
    ignoreErrors: [...IGNORED_MESSAGES],
    tracesSampleRate: 1,
    // One report per page, of a known shape, instead of a stream of spans.
    traceLifecycle: 'static',
    // No trace headers on our calls: they would cause a preflight, which would be refused.
    tracePropagationTargets: [],
    replaysSessionSampleRate: 0,
    // The sampling is done above, before the recorder is loaded.
    replaysOnErrorSampleRate: 1,
    sendClientReports: false,
    maxBreadcrumbs: 30,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
  })
  getCurrentScope().setClient(client)
  client.init()
  return (error) => {
    client.captureException(error, undefined, getCurrentScope())
  }
}
