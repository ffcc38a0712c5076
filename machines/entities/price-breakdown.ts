import type { Money } from './money'

/**
 * The parts of a payment, in minor units. Balance, bonus and card add up to the total; the total is the price plus the
 * installment fee. No part is negative (BEST-08).
 */
export interface PriceBreakdown {
  readonly price: Money
  /** Zero for a single payment. */
  readonly installmentCost: Money
  readonly total: Money
  readonly balanceUsed: Money | undefined
  readonly bonusUsed: Money | undefined
  readonly cardPart: Money
}

export interface PriceBreakdownInput {
  readonly price: Money
  readonly total: Money
  /** The usable balance; undefined if the balance is not used. */
  readonly balance: Money | undefined
  /** The usable bonus; undefined if the bonus is not used. */
  readonly bonus: Money | undefined
}

/** The balance pays first, then the bonus; the card pays the rest. */
export function priceBreakdownOf({ price, total, balance, bonus }: PriceBreakdownInput): PriceBreakdown {
  const balanceMinor = Math.min(balance?.minor ?? 0, total.minor)
  const bonusMinor = Math.min(bonus?.minor ?? 0, total.minor - balanceMinor)
  const inMinor = (minor: number): Money => ({ minor, currency: price.currency })
  return {
    price,
    installmentCost: inMinor(total.minor - price.minor),
    total,
    balanceUsed: balance && inMinor(balanceMinor),
    bonusUsed: bonus && inMinor(bonusMinor),
    cardPart: inMinor(total.minor - balanceMinor - bonusMinor),
  }
}
