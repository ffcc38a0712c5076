import type { BankAccount, TransferWithCode } from '../../entities/bank-transfer'
import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { Problem, Refusal } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { Submission } from '../attempt/ports'
import { type Port, port } from '../../support/port'

export type NotifyAnswer =
  | { kind: 'notified'; callbackUrl: string | undefined }
  /** The transfer has arrived, or the order was paid by another method. */
  | { kind: 'paid'; receipt: Receipt }
  /** The code is no longer valid. */
  | { kind: 'lapsed'; problem: Problem }
  /** The code is still valid. */
  | { kind: 'refused'; refusal: Refusal }
  /** The provider may or may not have received the notice; the code stays valid. */
  | { kind: 'unknown' }

/** The data of a code request (BANK-02). */
export interface TransferQuestion {
  readonly member: Member
  readonly price: Money
  readonly bankId: BankAccount['bankId']
  readonly isBuyerProtected: boolean
  /** The banks that the shopper opened, in the order of first opening (BANK-07). */
  readonly clickedBanks: readonly BankAccount['bankId'][]
}

export type TransferSubmission = Submission<'bank-transfer', TransferQuestion>

/** Notifies the provider that the shopper has the transfer details (BANK-05). Moves no money; safe to repeat for the same code. */
export const notifyTransfer: Port<NotifyAnswer, { transfer: TransferWithCode }> = port('notifyTransfer')

/** Clears the stored code, so that the order can be paid by another method or the transfer started again (BANK-04). */
export const abandonTransfer: Port<undefined, undefined> = port('abandonTransfer')
