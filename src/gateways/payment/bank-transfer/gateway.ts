import { bind } from '../../bind'
import type { RequestContext } from '../../described-call'
import { notifyBankTransfer, startBankTransfer } from './calls'

/** What a bank transfer asks the payment gateway. Where `start` rejects, it is unknown whether there is a code. */
export const createBankTransferGateway = (context: RequestContext) =>
  bind(context, { start: startBankTransfer, notify: notifyBankTransfer })

export type BankTransferGateway = ReturnType<typeof createBankTransferGateway>
