/** Where a seller's money goes: to the account as ever, this once to the balance, or always. */
export type SettlementMode = 'DISABLED' | 'ONE_TIME' | 'ALL_TIME'
