import type { BankTransfer } from '../../../../machines/entities/bank-transfer'
import type { Edge } from '../../described-call'
import type { Outcome } from '../../outcome'
import { type BankTransferNotice, type BankTransferOrder, notifyBankTransfer, startBankTransfer } from './calls'

/** The bank transfers of the payment gateway: what no screen asks before there is something to pay with. */
export interface BankTransferGateway {
  /** Rejecting means that nobody knows whether there is a code. */
  start(order: BankTransferOrder): Promise<Outcome<BankTransfer>>
  notify(notice: BankTransferNotice): Promise<Outcome<{ readonly callbackUrl: string | undefined }>>
}

export function createBankTransferGateway(edge: Edge): BankTransferGateway {
  return {
    start: (order) => startBankTransfer(edge, order),
    notify: (notice) => notifyBankTransfer(edge, notice),
  }
}
