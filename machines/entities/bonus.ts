import type { Money } from './money'

/** Bonus points on a card, as an amount that can pay. */
export interface Bonus {
  readonly amount: Money
  /** The bank's display name, not its code. */
  readonly cardBank: string | undefined
  readonly cardFamily: string | undefined
}

/** A bank whose points must pay the whole price or none of it (BON-02). */
export interface FullBonusOnlyBank {
  readonly code: number
  readonly name: string
}
