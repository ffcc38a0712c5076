import type { Answered } from '../../machines/after/reconciliation/rules'
import type { Refusal } from '../../machines/entities/problem'

interface Done<Value> {
  readonly kind: 'ok'
  readonly value: Value
  /** When its first byte came, by the steady clock, where it tells the provider's time. */
  readonly cameAt?: number
}

/** The provider's word on a call: done, or refused with a code. Everything else is thrown as a GatewayError. */
export type Outcome<Value> = Done<Value> | ({ kind: 'refused' } & Refusal)

/** The value of a success that does not say what was done: it names neither a payment nor our order (GWY-11). */
export interface Bare {
  readonly kind: 'bare'
  readonly answered: Answered
  /** It names another choice than the one that was asked for. */
  readonly isOfAnother?: true
}

export const isBare = (value: unknown): value is Bare =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'bare'

export type GatewayFault =
  /** Nothing came back: no connection, or it was cut. */
  | 'offline'
  /** Our own deadline passed; it covers the body. */
  | 'deadline'
  /** HTTP 500 and above. */
  | 'server'
  /** An answer that is not what the specification says, at `path`. */
  | 'malformed'
  /** An identical later read took this one's place, so its end is not reported. */
  | 'superseded'
  /** An identical call that must not be repeated is still under way; this one was never sent. */
  | 'repeated'

/** A call without a usable answer. Carries no part of the request or the answer, so that it can be reported. */
export class GatewayError extends Error {
  readonly fault: GatewayFault
  readonly path: string
  /** Of an answer that came: its HTTP status. */
  readonly status: number | undefined

  constructor(fault: GatewayFault, path: string, status?: number) {
    super(`${fault} ${path}`)
    this.name = 'GatewayError'
    this.fault = fault
    this.path = path
    this.status = status
  }
}
