import { supportCodeOf } from '../../../machines/entities/support-code'
import type { GatewayError } from '../../gateways/outcome'
import type { FailedCall } from '../../gateways/http'

/**
 * Reports each call without a usable answer, and logs one console line for it: its path, its fault and the support code that the shopper
 * reads out to support. Never logs the request or the answer (GWY-07). A quiet call repeats without the shopper, so the same fault of it
 * is recorded once per page.
 */
export function createFaultLog(token: string, report: (error: GatewayError) => void) {
  const recorded = new Set<string>()
  return (error: GatewayError, { kind, isQuiet }: FailedCall) => {
    const { fault, path, status } = error
    const key = [fault, path, status].join()
    if (isQuiet && recorded.has(key)) return
    if (isQuiet) recorded.add(key)
    report(error)
    console.warn(`checkout: ${kind} call ${path} ended as ${fault}, support code ${supportCodeOf(token) ?? 'none'}`)
  }
}
