import { GatewayError } from '../../gateways/outcome'
import { reportUncaught } from '../platform/report-uncaught'

/** Reports a fault of our own code; the HTTP client reports its own. */
export function reportOwnFault(error: unknown): void {
  if (!(error instanceof GatewayError)) reportUncaught(error)
}

/** The answer of a call; undefined if the call fails without one. */
export async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (error) {
    reportOwnFault(error)
    return undefined
  }
}
