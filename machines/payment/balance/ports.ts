import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { FormOutput } from '../form/ports'
import type { Submission } from '../attempt/ports'

export interface BalanceDraft {
  /** The modal about the insufficient balance was shown before. */
  readonly isBalanceModalViewed: boolean
}

export type BalancePaymentOutput = FormOutput<{ balance: BalanceDraft }, BalanceSubmission>

/** The data of a balance payment, which pays the whole price (BAL-01). */
export interface BalanceQuestion {
  readonly member: Member
  readonly price: Money
}

export type BalanceSubmission = Submission<'balance', BalanceQuestion>
