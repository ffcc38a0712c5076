import { supportCodeOf } from '../../../machines/entities/support-code'
import type { CallKind } from '../../../machines/entities/problem'
import type { GatewayError } from '../../gateways/outcome'

/**
 * Logs one console line for a call without a usable answer: its path, its fault and the support code that the shopper reads out to support.
 * Never logs the request or the answer (GWY-07).
 */
export function logFault({ fault, path }: GatewayError, kind: CallKind, token: string): void {
  console.warn(`checkout: ${kind} call ${path} ended as ${fault}, support code ${supportCodeOf(token) ?? 'none'}`)
}
