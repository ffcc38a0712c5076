import { knownTransfer, openTransferOf } from '../../../machines/payment/bank-transfer/rules'
import type { ToldTransfer } from '../../../machines/entities/bank-transfer'
import type { Instant } from '../../../machines/entities/instant'
import type { Money } from '../../../machines/entities/money'
import type { OrderPayment } from '../../../machines/entities/order-payment'
import type { KeptTransfers } from '../storage/kept-transfer'

interface Waiting {
  readonly outcome: OrderPayment
  /** As far as the provider tells it. */
  readonly transfer: ToldTransfer | undefined
  /** Undefined where the provider does not tell it: what the order costs by now is another amount (PAY-12). */
  readonly amount: Money | undefined
  /** Undefined where it was begun elsewhere. */
  readonly begunAt: Instant | undefined
}

/**
 * Takes up the transfer that an order waits for, as if its code had come to this tab: paying on means that transfer. It may have been
 * begun here, by a call whose answer was lost, or in another tab or browser, on another device.
 */
export function resumeTransfer(
  keptTransfers: Pick<KeptTransfers, 'begun' | 'keep'>,
  { outcome, transfer, ...known }: Waiting,
): void {
  const kept = keptTransfers.begun()
  const taken = knownTransfer(kept, openTransferOf(outcome, transfer, known))
  if (taken !== kept) keptTransfers.keep(taken)
}
