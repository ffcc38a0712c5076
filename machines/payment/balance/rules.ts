import type { Money } from '../../entities/money'

export interface Funds {
  readonly price: Money
  readonly balance: Money | undefined
}

/** The balance pays the whole price or nothing (BAL-01). */
export function isEnough({ price, balance }: Funds): boolean {
  return balance?.currency === price.currency && balance.minor >= price.minor
}

/** The balance is known, but too low or in another currency (BAL-04). */
export function isInsufficient(funds: Funds): boolean {
  return funds.balance !== undefined && !isEnough(funds)
}

/** In another currency, no part of the balance can be used. */
export function isOfOtherCurrency({ price, balance }: Funds): boolean {
  return balance !== undefined && balance.currency !== price.currency
}

export function balanceAfter({ price, balance }: Funds): Money | undefined {
  return balance && isEnough({ price, balance }) ? { ...balance, minor: balance.minor - price.minor } : undefined
}

export type BalanceFault = 'balance' | 'agreement'

export function balanceFaultOf(facts: Funds & { readonly isAgreed: boolean }): BalanceFault | undefined {
  if (!isEnough(facts)) return 'balance'
  return facts.isAgreed ? undefined : 'agreement'
}
