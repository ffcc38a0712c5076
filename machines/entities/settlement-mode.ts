export const SETTLEMENT_MODES = ['DISABLED', 'ONE_TIME', 'ALL_TIME'] as const

/** Where a seller's earnings go: to the bank account, to the balance this once, or always to the balance. */
export type SettlementMode = (typeof SETTLEMENT_MODES)[number]
