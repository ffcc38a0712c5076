/** `naive` books every authorisation that it receives, as a provider without idempotency would; `strict` books one per order. */
export type LedgerMode = 'naive' | 'strict'

export interface Line {
  readonly account: string
  readonly minor: number
}

/** One movement of money. Its lines add up to zero: what one account gives, others receive. */
export interface Entry {
  readonly id: string
  readonly at: number
  readonly memo: string
  readonly currency: string
  readonly token: string | undefined
  readonly lines: readonly Line[]
}

export interface Authorisation {
  readonly token: string
  readonly submissionId: string
  readonly paymentId: string
  /** Undefined if the buyer paid as a guest. */
  readonly memberId: string | undefined
  readonly minor: number
  readonly currency: string
  readonly at: number
  readonly entryId: string
  /** The same submission had been booked before, with the same lines: the connection repeated it, not the shopper. */
  readonly transportDuplicate: boolean
}
