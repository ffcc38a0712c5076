import type { Money } from './money'

/** What a card has collected and could pay with. */
export interface Bonus {
  readonly amount: Money
  /** Display name of the bank, no code. */
  readonly cardBank: string | undefined
  readonly cardFamily: string | undefined
}

/** A bank whose points pay a whole price or nothing (BON-02). */
export interface FullBonusOnlyBank {
  readonly code: number
  readonly name: string
}
