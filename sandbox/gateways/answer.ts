import type { FailureText } from './words/failure-text'

/**
 * What an endpoint says. `failed` is business (the bank said no, a code has lapsed) and an ordinary answer; `refused` is a
 * mistake of the caller's program, answered with an HTTP error and recorded, so that a test can fail on it.
 */
export type Answer = { readonly kind: 'done'; readonly body: Readonly<Record<string, unknown>> } | Failed | Refused

export interface Failed {
  readonly kind: 'failed'
  readonly code: string
  readonly group?: string | undefined
  readonly httpStatus?: 401
  /** Where they are other than the code's own. */
  readonly words?: FailureText
  /** Fields beside the error, as where a failed payment names its submission. */
  readonly beside?: Readonly<Record<string, unknown>>
}

/** Every way in which a request can be wrong, with the HTTP status and the error code it is answered with. */
const REASONS = {
  'unknown-origin': [403, '60001'],
  'unknown-path': [404, '60002'],
  'wrong-method': [405, '60003'],
  'wrong-content-type': [415, '60004'],
  'not-json': [400, '60005'],
  'wrong-query': [400, '60006'],
  'missing-token': [400, '5132'],
  'token-mismatch': [400, '60007'],
  'missing-header': [401, '60008'],
  'session-mismatch': [401, '60009'],
  'wrong-payload': [400, '11'],
  'wrong-amount': [400, '10232'],
  'wrong-identity': [400, '60010'],
  'not-a-test-card': [400, '60011'],
  'wrong-purpose': [400, '60020'],
  'unknown-merchant': [401, '1001'],
  'wrong-signature': [401, '1000'],
} as const

export type RefusalReason = keyof typeof REASONS

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
