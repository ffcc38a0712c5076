export const SETTLEMENT_MODES = ['DISABLED', 'ONE_TIME', 'ALL_TIME'] as const

/** Where a seller's money goes: to the account as ever, this once to the balance, or always. */
export type SettlementMode = (typeof SETTLEMENT_MODES)[number]
