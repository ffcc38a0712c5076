import { GatewayError, type GatewayFault } from '../../../gateways/outcome'

/** Faults that are not reported: the shopper's own connection, and calls that we superseded or refused to repeat. */
export const IGNORED_FAULTS: readonly GatewayFault[] = ['offline', 'superseded', 'repeated']

/** Of the statuses of 500 and above, those of a provider that is down or overloaded, which it already knows. */
export const IGNORED_STATUSES: readonly number[] = [502, 503, 504]

/** Browser messages for a lost connection, for a request or page that was left, and for a chunk that failed to load. */
export const IGNORED_MESSAGES: readonly (string | RegExp)[] = [
  'Failed to fetch',
  'NetworkError',
  'Load failed',
  'The network connection was lost',
  'AbortError',
  /^(?:offline|superseded|repeated) /,
  'Importing a module script failed',
]

/**
 * Whether an error is on the one list of network and server errors that are not reported (MON-01). All others are reported, including
 * deadlines and any other 5xx.
 */
export function isIgnored(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return IGNORED_FAULTS.includes(error.fault) || (error.status !== undefined && IGNORED_STATUSES.includes(error.status))
}
