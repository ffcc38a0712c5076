import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { IntoBalanceReceipt } from '../../entities/receipt'
import type { SettlementMode } from '../../entities/settlement-mode'
import { type Port, port } from '../../support/port'

export type SettlementAnswer =
  | { kind: 'set'; receipt: IntoBalanceReceipt }
  /** Chosen earlier, possibly on another device. */
  | { kind: 'alreadySet'; receipt: IntoBalanceReceipt }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unknown' }

export interface SettlementQuestion {
  readonly price: Money
  readonly mode: SettlementMode
}

/** Sets where the money goes; sent once (SET-01). */
export const setSettlement: Port<SettlementAnswer, SettlementQuestion> = port('setSettlement')
