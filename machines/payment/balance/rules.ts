import type { Money } from '../../entities/money'

export interface Funds {
  readonly price: Money
  /** Undefined while it is not known. */
  readonly balance: Money | undefined
}

/** The balance pays all of the price, or nothing (BAL-01). */
export function isEnough({ price, balance }: Funds): boolean {
  return balance?.currency === price.currency && balance.minor >= price.minor
}

/** It is known, and can't pay the price: there is too little of it, or it is in another currency (BAL-04). */
export function isInsufficient(funds: Funds): boolean {
  return funds.balance !== undefined && !isEnough(funds)
}

/** It is in another currency than the order: however much it is, nothing of it can be used. */
export function isOfOtherCurrency({ price, balance }: Funds): boolean {
  return balance !== undefined && balance.currency !== price.currency
}

/** What would be left of it. */
export function balanceAfter({ price, balance }: Funds): Money | undefined {
  return balance && isEnough({ price, balance }) ? { ...balance, minor: balance.minor - price.minor } : undefined
}

export type BalanceFault = 'balance' | 'agreement'

/** The first thing that is in the way; undefined when it can be paid. */
export function balanceFaultOf(facts: Funds & { readonly isAgreed: boolean }): BalanceFault | undefined {
  if (!isEnough(facts)) return 'balance'
  return facts.isAgreed ? undefined : 'agreement'
}
