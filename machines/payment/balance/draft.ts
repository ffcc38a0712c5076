import type { FormOutput } from '../attempt/draft'
import type { BalanceSubmission } from './ports'

/** What is found again when the shopper comes back to the balance. */
export interface BalanceDraft {
  /** That the balance is not enough was said before. */
  readonly isBalanceModalViewed: boolean
}

export type BalancePaymentOutput = FormOutput<{ balance: BalanceDraft }, BalanceSubmission>
