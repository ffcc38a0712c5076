import type { UnnamedSuccessState } from '../../machines/entities/payment-verdict'
import { isOutcomeUnclear } from '../../machines/entities/bank-refusal'
import type { Refusal } from '../../machines/entities/problem'

interface Done<Value> {
  readonly kind: 'ok'
  readonly value: Value
  /** When the response's headers arrived, by `performance.now()`; only set if the value contains the provider's time. */
  readonly cameAt?: number
}

/** The provider's outcome of a call: success, or a refusal with a code. Anything else throws a GatewayError. */
export type Outcome<Value> = Done<Value> | ({ kind: 'refused' } & Refusal)

/** For a call whose failure counts as a refusal: the provider gave no reason. */
export const REFUSED_WITHOUT_REASON = { kind: 'refused', code: '', group: undefined, message: undefined } as const

/** A success that does not say what happened: it names neither a payment nor our order (GWY-11). */
export interface UnnamedSuccess {
  readonly kind: 'bare'
  readonly answered: UnnamedSuccessState
  /** The response names another choice than the one requested. */
  readonly isOfAnother?: true
}

export const isUnnamedSuccess = (value: unknown): value is UnnamedSuccess =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'bare'

/** Whether a money call's own answer leaves open whether money moved: the order then decides (GWY-10, GWY-11, PAY-14). */
export const isUndecided = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'ok'
    ? isUnnamedSuccess(outcome.value)
    : (outcome.isLoginRefused ?? false) || isOutcomeUnclear(outcome)

export type GatewayFault =
  /** No response: no connection, or it was cut. */
  | 'offline'
  /** Our deadline passed before the body was read. */
  | 'deadline'
  /** HTTP 500 and above. */
  | 'server'
  /** The response does not match the specification; `path` says where. */
  | 'malformed'
  /** An identical later read superseded this one, so its outcome is not reported. */
  | 'superseded'
  /** An identical call that must not be repeated is in flight; this one was not sent. */
  | 'repeated'

/** A call without a usable response. Contains no part of the request or response, so it is safe to report. */
export class GatewayError extends Error {
  readonly fault: GatewayFault
  readonly path: string
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined

  constructor(fault: GatewayFault, path: string, status?: number) {
    super(`${fault} ${path}`)
    this.name = 'GatewayError'
    this.fault = fault
    this.path = path
    this.status = status
  }
}
