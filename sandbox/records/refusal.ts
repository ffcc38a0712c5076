/** Every way in which a request can be wrong, with the HTTP status and the error code of the answer. */
export const REASONS = {
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
  'method-switched-off': [400, '60021'],
  'unknown-merchant': [401, '1001'],
  'wrong-signature': [401, '1000'],
} as const

export type RefusalReason = keyof typeof REASONS

export interface Refusal {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly token: string | undefined
  readonly reason: RefusalReason
  readonly code: string
  readonly detail: string
}
