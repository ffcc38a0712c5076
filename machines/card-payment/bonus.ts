import type { Bonus } from '../entities/bonus'
import type { FullBonusOnlyBank } from '../entities/full-bonus-only-bank'
import type { Money } from '../entities/money'
import { isSameBank } from './bank-name'

interface Found {
  /** Undefined while it is not known, and where there is none. */
  readonly bonus: Bonus | undefined
  /** Of the order. */
  readonly price: Money
  /** Of the card's BIN, where the installments are known; the bonus itself names its bank by its display name alone. */
  readonly bankCode: number | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** The part that the balance pays; undefined where it pays none. */
  readonly balanceUsed: Money | undefined
}

export interface BonusOffer {
  /** What may be paid with it: never more than the price (BON-04), and beside a balance than what that leaves of it (BON-03). */
  readonly usable: Money
  /** All that the card has collected. */
  readonly total: Money
}

/** The bonus as a choice; undefined where there is nothing to choose. */
export function bonusOffer(found: Found): BonusOffer | undefined {
  const { bonus, price, bankCode, fullBonusOnlyBanks, balanceUsed } = found
  if (!bonus || bonus.amount.minor <= 0 || bonus.amount.currency !== price.currency) return undefined
  const isAllOrNothing = fullBonusOnlyBanks.some(({ code, name }) =>
    bankCode === undefined ? isSameBank(name, bonus.cardBank) : code === bankCode,
  )
  if (isAllOrNothing && bonus.amount.minor < price.minor) return undefined
  const open = price.minor - (balanceUsed?.minor ?? 0)
  if (open <= 0) return undefined
  return { usable: { ...price, minor: Math.min(bonus.amount.minor, open) }, total: bonus.amount }
}
