import type { BankTransfer } from '../../../../machines/entities/bank-transfer'
import type { RequestContext } from '../../described-call'
import type { Outcome } from '../../outcome'
import { type BankTransferNotice, type BankTransferOrder, notifyBankTransfer, startBankTransfer } from './calls'

/** The bank transfers of the payment gateway: what no screen asks before there is something to pay with. */
export interface BankTransferGateway {
  /** Rejecting means that nobody knows whether there is a code. */
  start(order: BankTransferOrder): Promise<Outcome<BankTransfer>>
  notify(notice: BankTransferNotice): Promise<Outcome<{ readonly callbackUrl: string | undefined }>>
}

export function createBankTransferGateway(context: RequestContext): BankTransferGateway {
  return {
    start: (order) => startBankTransfer(context, order),
    notify: (notice) => notifyBankTransfer(context, notice),
  }
}
