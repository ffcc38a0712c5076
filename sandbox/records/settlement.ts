export const SETTLEMENT_TYPES = ['DISABLED', 'ONE_TIME', 'ALL_TIME'] as const

export type SettlementToBalanceType = (typeof SETTLEMENT_TYPES)[number]

/** Earnings of a marketplace's seller that may go into a balance. */
export interface Settlement {
  /** Handed out with the settlement's detail, and asked back with the choice. */
  readonly settlementToken: string
  readonly subMerchantKey: string
  /** The provider cannot transfer these. */
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
