import { mergeTransfers, openTransferOf } from '../../../machines/payment/bank-transfer/rules'
import type { OrderTransfer } from '../../../machines/entities/bank-transfer'
import type { Instant } from '../../../machines/entities/instant'
import type { Money } from '../../../machines/entities/money'
import type { OrderPayment } from '../../../machines/entities/order-payment'
import type { TransferStore } from '../storage/transfer-store'

interface Waiting {
  readonly outcome: OrderPayment
  /** The details that the provider returned, if any. */
  readonly transfer: OrderTransfer | undefined
  /** Undefined if the provider does not return it: the order's current price is another amount (PAY-12). */
  readonly amount: Money | undefined
  /** Undefined if the transfer was started elsewhere. */
  readonly begunAt: Instant | undefined
}

/**
 * Stores the transfer that an order waits for, as if this tab had received its code: to continue paying means to use that transfer. It may
 * have been started here by a call whose answer was lost, or in another tab or browser, on another device.
 */
export function resumeTransfer(
  transferStore: Pick<TransferStore, 'current' | 'save'>,
  { outcome, transfer, ...known }: Waiting,
): void {
  const stored = transferStore.current()
  const taken = mergeTransfers(stored, openTransferOf(outcome, transfer, known))
  if (taken !== stored) transferStore.save(taken)
}
