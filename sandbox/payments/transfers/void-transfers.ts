import { failWaiting } from '../waiting'
import type { Order } from '../../records/order'

export const TRANSFER_LAPSED = '10673'
export const TRANSFER_VOID = '10674'

/** Voids the order's open reference code, because a new one replaces it. */
export function voidTransfers(order: Order): void {
  for (const attempt of order.attempts) {
    if (attempt.paymentStatus === 'INIT_BANK_TRANSFER') failWaiting(attempt, TRANSFER_VOID)
  }
}
