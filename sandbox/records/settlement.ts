export const SETTLEMENT_TYPES = ['DISABLED', 'ONE_TIME', 'ALL_TIME'] as const

export type SettlementToBalanceType = (typeof SETTLEMENT_TYPES)[number]

export interface Settlement {
  /** Returned with the settlement's detail, and required by the choice. */
  readonly settlementToken: string
  readonly subMerchantKey: string
  readonly isStuck: boolean
  readonly delaySeconds: number
  chosen: Chosen | undefined
}

interface Chosen {
  readonly type: SettlementToBalanceType
  readonly memberId: string
  readonly arrivesAt: number
  isBooked: boolean
}
