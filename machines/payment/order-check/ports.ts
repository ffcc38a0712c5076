import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import { type Port, port } from '../../support/port'

export type CheckAnswer =
  /** The order still costs this, is unpaid, and no other tab can begin to pay it. */
  | { kind: 'ready' }
  | { kind: 'changed'; price: Money }
  /** It is paid, or a payment of it is on its way: the order says which. */
  | { kind: 'settled' }
  /** It can't be paid now, or that is unknown; nothing was sent. */
  | { kind: 'refused'; problem: Problem }

/** Asks the provider for the order right before a payment is sent (BEST-08), and keeps every other tab from sending one (BEST-01). */
export const checkOrder: Port<CheckAnswer, { price: Money }> = port('checkOrder')
