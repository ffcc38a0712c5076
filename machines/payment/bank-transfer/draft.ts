import type { BankAccount, TransferWithCode } from '../../entities/bank-transfer'
import type { Problem } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { FormOutput } from '../form/ports'
import type { TransferSubmission } from './ports'

export interface TransferDraft {
  readonly selectedBankId: BankAccount['bankId'] | undefined
  readonly clickedBanks: readonly BankAccount['bankId'][]
}

export const NO_BANK_CHOSEN: TransferDraft = { selectedBankId: undefined, clickedBanks: [] }

export type BankTransferOutput =
  | FormOutput<{ 'bank-transfer': TransferDraft }, TransferSubmission>
  /** The shopper has the transfer details; the money may follow later. */
  | { kind: 'notified'; transfer: TransferWithCode; callbackUrl: string | undefined }
  | { kind: 'paid'; receipt: Receipt }
  /** The shopper gave the code up, or it became invalid, in which case `problem` says so. */
  | { kind: 'restarted'; problem: Problem | undefined; drafts: { 'bank-transfer': TransferDraft } }
