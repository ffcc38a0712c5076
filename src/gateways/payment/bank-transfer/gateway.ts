import { bind } from '../../bind'
import type { RequestContext } from '../../described-call'
import { notifyBankTransfer, startBankTransfer } from './calls'

/** The payment gateway's calls for bank transfers. If `start` rejects, it is unknown whether a code was issued. */
export const createBankTransferGateway = (context: RequestContext) =>
  bind(context, { start: startBankTransfer, notify: notifyBankTransfer })

export type BankTransferGateway = ReturnType<typeof createBankTransferGateway>
