import type { BankAccount, BegunTransfer } from '../../entities/bank-transfer'
import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { Problem, Refusal } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { Submission } from '../attempt/ports'
import { type Port, port } from '../../support/port'

export type NotifyAnswer =
  | { kind: 'notified'; callbackUrl: string | undefined }
  /** The money has come already, or the order was paid in another way. */
  | { kind: 'paid'; receipt: Receipt }
  /** The code is worth nothing any more. */
  | { kind: 'lapsed'; problem: Problem }
  /** The code is as good as before. */
  | { kind: 'refused'; refusal: Refusal }
  /** It is unknown whether the provider got it; the code stays valid. */
  | { kind: 'unknown' }

/** What a code is asked for with (BANK-02). */
export interface TransferQuestion {
  readonly member: Member
  readonly price: Money
  readonly bankId: BankAccount['bankId']
  readonly isBuyerProtected: boolean
  /** The banks that were opened, in the order in which they were first (BANK-07). */
  readonly clickedBanks: readonly BankAccount['bankId'][]
}

export type TransferSubmission = Submission<'bank-transfer', TransferQuestion>

/** Says that the shopper has the details (BANK-05). It moves no money, and may be said again of the same code. */
export const notifyTransfer: Port<NotifyAnswer, { transfer: BegunTransfer }> = port('notifyTransfer')

/** Forgets the kept code: the order can be paid in another way, or started again (BANK-04). */
export const forgetTransfer: Port<undefined, undefined> = port('forgetTransfer')
