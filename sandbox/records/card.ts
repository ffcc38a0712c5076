export type CardKind = 'credit' | 'debit' | 'prepaid'

/** A published test card. Its number alone decides how a payment with it ends. */
export interface TestCard {
  readonly number: string
  readonly bankCode?: number
  readonly kind: CardKind
  readonly declined?: Decline
  readonly points?: Points
}

/** What the bank gives for having used the card; a hundred points are a lira. */
export interface Points {
  readonly minor: number
}

/** A code may belong to several groups (and the other way round), so a decline names both where they part. */
export interface Decline {
  readonly code: string
  readonly group?: string
}
