import type { Money } from './money'

/**
 * What a payment is made of, in minor units: balance, bonus and card add up to the total, and the total is the price with what
 * installments add to it. No part is below zero (BEST-08).
 */
export interface PriceBreakdown {
  /** Of the order. */
  readonly price: Money
  /** What installments add to it; zero for a single payment. */
  readonly installmentCost: Money
  /** All that is paid, by all means together. */
  readonly total: Money
  readonly balanceUsed: Money | undefined
  readonly bonusUsed: Money | undefined
  /** What is left for the card. */
  readonly cardPart: Money
}

export interface PriceBreakdownInput {
  readonly price: Money
  readonly total: Money
  /** As much of the balance as may be used; undefined where it pays nothing. */
  readonly balance: Money | undefined
  /** As much of the bonus as may be used; undefined where it pays nothing. */
  readonly bonus: Money | undefined
}

/** The balance comes first, then the bonus, and the card pays the rest. */
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
