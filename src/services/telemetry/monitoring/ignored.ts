import { GatewayError, type GatewayFault } from '../../../gateways/outcome'

/** Ends of calls that are not reported: the shopper's own connection, and what we ourselves have let go of or refused to repeat. */
export const IGNORED_FAULTS: readonly GatewayFault[] = ['offline', 'superseded', 'repeated']

/** Of the answers of 500 and above, those of a provider that is down or too busy for the moment: it knows that already. */
export const IGNORED_STATUSES: readonly number[] = [502, 503, 504]

/** What browsers say of a connection that is lost, of a request or a page that was left, and of a piece that did not arrive. */
export const IGNORED_MESSAGES: readonly (string | RegExp)[] = [
  ...['Failed to fetch', 'NetworkError', 'Load failed', 'The network connection was lost', 'AbortError'],
  ...[/^(?:offline|superseded|repeated) /, 'Importing a module script failed'],
]

/** The one list of network and server errors that are not reported (MON-01); all others are, deadlines and any other 5xx included. */
export function isIgnored(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return IGNORED_FAULTS.includes(error.fault) || (error.status !== undefined && IGNORED_STATUSES.includes(error.status))
}
