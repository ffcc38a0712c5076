export type CardKind = 'credit' | 'debit' | 'prepaid'

/** A published test card. Its number alone decides how a payment with it ends. */
export interface TestCard {
  readonly number: string
  readonly bankCode?: number
  readonly kind: CardKind
  readonly declined?: Decline
  readonly points?: Points
}

/** The bonus that the bank gives for using the card; 100 points are worth one lira. */
export interface Points {
  readonly minor: number
}

/** A code may belong to several groups, and a group to several codes, so a decline names both if they differ from the usual pair. */
export interface Decline {
  readonly code: string
  readonly group?: string
}
