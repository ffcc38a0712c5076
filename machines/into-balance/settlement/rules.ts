import type { Refusal } from '../../entities/problem'
import type { SettlementMode } from '../../entities/settlement-mode'
import type { SettingAnswer } from './ports'

/** Where the money is to go, as the shopper chooses it. */
export type Destination = 'balance' | 'bank'

export interface SettlementChoice {
  readonly into: Destination
  /** The always-transfer box. */
  readonly isAlways: boolean
}

/** ONE_TIME without the box, ALL_TIME with it, DISABLED to decline (SET-01). */
export function modeOf({ into, isAlways }: SettlementChoice): SettlementMode {
  if (into === 'bank') return 'DISABLED'
  return isAlways ? 'ALL_TIME' : 'ONE_TIME'
}

/** The choice that a returning seller finds; without a kept one, the balance this once. */
export function choiceOf(mode: unknown): SettlementChoice {
  return { into: mode === 'DISABLED' ? 'bank' : 'balance', isAlways: mode === 'ALL_TIME' }
}

/** What a refused setting means: that the choice was made before, or a transfer that could not be completed (SET-02). */
export function refusedSetting({ group }: Refusal): Extract<SettingAnswer['kind'], 'alreadySet' | 'refused'> {
  return group === 'SETTLEMENT_ALREADY_SET' ? 'alreadySet' : 'refused'
}
