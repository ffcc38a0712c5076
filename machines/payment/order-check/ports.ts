import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import { type Port, port } from '../../support/port'

export type CheckAnswer =
  /** The price is unchanged, the order is unpaid, and this tab holds the lock against payments in other tabs. */
  | { kind: 'ready' }
  | { kind: 'changed'; price: Money }
  /** The order is paid, or a payment is in flight; its detail says which. */
  | { kind: 'paidOrUnderWay' }
  /** The order cannot be paid now, or its state is unknown; nothing was sent. */
  | { kind: 'refused'; problem: Problem }

/** Reads the order right before a payment is sent (BEST-08), and locks out payments in other tabs (BEST-01). */
export const checkOrder: Port<CheckAnswer, { price: Money }> = port('checkOrder')
