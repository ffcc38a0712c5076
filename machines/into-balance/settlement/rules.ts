import type { Refusal } from '../../entities/problem'
import type { SettlementMode } from '../../entities/settlement-mode'
import type { SettlementAnswer } from './ports'

export type Destination = 'balance' | 'bank'

export interface SettlementChoice {
  readonly into: Destination
  readonly isAlways: boolean
}

/** ONE_TIME without the box, ALL_TIME with it, DISABLED to decline (SET-01). */
export function modeOf({ into, isAlways }: SettlementChoice): SettlementMode {
  if (into === 'bank') return 'DISABLED'
  return isAlways ? 'ALL_TIME' : 'ONE_TIME'
}

/** Restores a returning seller's choice. Without a stored mode: to the balance, this once. */
export function choiceOf(mode: unknown): SettlementChoice {
  return { into: mode === 'DISABLED' ? 'bank' : 'balance', isAlways: mode === 'ALL_TIME' }
}

/** Maps a refused choice: already made, or could not be completed (SET-02). */
export function settlementRefusalKind({ group }: Refusal): Extract<SettlementAnswer['kind'], 'alreadySet' | 'refused'> {
  return group === 'SETTLEMENT_ALREADY_SET' ? 'alreadySet' : 'refused'
}
