import { failWaiting } from '../waiting'
import type { Order } from '../../records/order'

export const TRANSFER_LAPSED = '10673'
export const TRANSFER_VOID = '10674'

/** A new reference code takes the place of the one before, which is worth nothing from now on. */
export function voidTransfers(order: Order): void {
  for (const attempt of order.attempts) {
    if (attempt.paymentStatus === 'INIT_BANK_TRANSFER') failWaiting(attempt, TRANSFER_VOID)
  }
}
