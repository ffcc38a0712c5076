import type { FailureText } from '../failures/failure-text'
import { type RefusalReason, REASONS } from '../records/refusal'

/**
 * What an endpoint returns. `failed` is a business failure (the bank declined, a code has expired) and an ordinary answer; `refused` is a
 * bug of the client, answered with an HTTP error and recorded, so that a test can fail on it.
 */
export type Answer = { readonly kind: 'done'; readonly body: Readonly<Record<string, unknown>> } | Failed | Refused

export interface Failed {
  readonly kind: 'failed'
  readonly code: string
  readonly group?: string | undefined
  readonly httpStatus?: 401
  /** Replaces the code's own text. */
  readonly words?: FailureText
  /** Fields besides the error, such as the submission of a failed payment. */
  readonly beside?: Readonly<Record<string, unknown>>
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: RefusalReason
  readonly detail: string
  readonly httpStatus: number
  readonly code: string
}

export function done(body: Readonly<Record<string, unknown>>): Answer {
  return { kind: 'done', body }
}

export function failed(code: string, more: Omit<Failed, 'kind' | 'code'> = {}): Failed {
  return { kind: 'failed', code, ...more }
}

export function refused(reason: RefusalReason, detail: string): Refused {
  const [httpStatus, code] = REASONS[reason]
  return { kind: 'refused', reason, detail, httpStatus, code }
}
