import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { FormOutput } from '../attempt/draft'
import type { Submission } from '../attempt/ports'

/** What is found again when the shopper comes back to the balance. */
export interface BalanceDraft {
  /** That the balance is not enough was said before. */
  readonly isBalanceModalViewed: boolean
}

export type BalancePaymentOutput = FormOutput<{ balance: BalanceDraft }, BalanceSubmission>

/** What a payment from the wallet's balance sends: it pays the whole of the price (BAL-01). */
export interface BalanceQuestion {
  readonly member: Member
  readonly price: Money
}

export type BalanceSubmission = Submission<'balance', BalanceQuestion>
