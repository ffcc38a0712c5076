import type { TestCard } from './card'

export type PaymentStatus =
  | 'SUCCESS'
  | 'FAILURE'
  | 'INIT_THREEDS'
  | 'CALLBACK_THREEDS'
  | 'BKM_POS_SELECTED'
  | 'INIT_APM'
  | 'INIT_BANK_TRANSFER'
  | 'INIT_CREDIT'
  | 'PENDING_CREDIT'
  | 'INIT_CONTACTLESS'

/** How money moves. A refund or a settlement into the balance is recorded like a payment. */
export type PaymentMethod = 'card' | 'bkm' | 'balance' | 'mixed' | 'bankTransfer' | 'credit' | 'refund' | 'settlement'

/** One attempt to pay an order, identified by the submission id that the client sends as `conversationId`. */
export interface Attempt {
  readonly submissionId: string
  readonly idempotencyKey: string | undefined
  readonly method: PaymentMethod
  readonly at: number
  readonly member: { readonly email: string; readonly gsmNumber: string }
  readonly installment: number
  readonly paidMinor: number
  readonly paymentId: string | undefined
  // A bank's later answer changes the fields from here on.
  card: TestCard | undefined
  paymentStatus: PaymentStatus
  /** When the money arrived, if that was after the attempt. */
  paidAt?: number
  authCode: string | undefined
  errorCode: string | undefined
  errorGroup: string | undefined
}
