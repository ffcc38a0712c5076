import type { Bonus } from '../entities/bonus'
import type { Money } from '../entities/money'
import { isSameBank } from './bank-name'

/** A bank whose points pay a whole price or nothing (BON-02). */
export interface FullBonusOnlyBank {
  readonly code: number
  readonly name: string
}

interface Found {
  /** Undefined while it is not known, and where there is none. */
  readonly bonus: Bonus | undefined
  /** Of the order. */
  readonly price: Money
  /** Of the card's BIN, where the installments are known; the bonus itself names its bank by its display name alone. */
  readonly bankCode: number | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
}

export interface BonusOffer {
  /** What may be paid with it: never more than the price (BON-04). */
  readonly usable: Money
  /** All that the card has collected. */
  readonly total: Money
}

/** The bonus as a choice; undefined where there is nothing to choose. */
export function bonusOffer({ bonus, price, bankCode, fullBonusOnlyBanks }: Found): BonusOffer | undefined {
  if (!bonus || bonus.amount.minor <= 0 || bonus.amount.currency !== price.currency) return undefined
  const isAllOrNothing = fullBonusOnlyBanks.some(({ code, name }) =>
    bankCode === undefined ? isSameBank(name, bonus.cardBank) : code === bankCode,
  )
  if (isAllOrNothing && bonus.amount.minor < price.minor) return undefined
  return { usable: { ...price, minor: Math.min(bonus.amount.minor, price.minor) }, total: bonus.amount }
}
