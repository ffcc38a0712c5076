import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { Submission } from '../attempt/ports'

/** What a payment from the wallet's balance sends: it pays the whole of the price (BAL-01). */
export interface BalanceQuestion {
  readonly member: Member
  readonly price: Money
}

export type BalanceSubmission = Submission<'balance', BalanceQuestion>
