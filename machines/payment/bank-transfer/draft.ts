import type { BankAccount, BegunTransfer } from '../../entities/bank-transfer'
import type { Problem } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import type { FormOutput } from '../attempt/draft'
import type { TransferSubmission } from './ports'

/** What is found again when the shopper comes back to the banks. */
export interface TransferDraft {
  readonly selectedBankId: BankAccount['bankId'] | undefined
  readonly clickedBanks: readonly BankAccount['bankId'][]
}

export const NO_BANK_CHOSEN: TransferDraft = { selectedBankId: undefined, clickedBanks: [] }

export type BankTransferOutput =
  | FormOutput<{ 'bank-transfer': TransferDraft }, TransferSubmission>
  /** The shopper has all that it takes; the money comes later, or does not. */
  | { kind: 'notified'; transfer: BegunTransfer; callbackUrl: string | undefined }
  | { kind: 'paid'; receipt: Receipt }
  /** Its code was given up, or is worth nothing any more, which is the problem then. */
  | { kind: 'restarted'; problem: Problem | undefined; drafts: { 'bank-transfer': TransferDraft } }
