import type { Money } from '../../entities/money'
import { isSameMoney } from '../../entities/same-money'
import { ownProblem } from '../../entities/problem'
import type { CheckAnswer } from './ports'

/** Another tab is paying this order. */
export const PAYMENT_UNDER_WAY = ownProblem('errors.underWay')

interface Checked {
  readonly isPaidOrUnderWay: boolean
  /** The order's current price, and the price that the shopper saw. */
  readonly price: Money
  readonly shown: Money
}

/** Whether the order can be paid now at the price shown. */
export function checkAnswerOf({ isPaidOrUnderWay, price, shown }: Checked): CheckAnswer {
  if (isPaidOrUnderWay) return { kind: 'paidOrUnderWay' }
  return isSameMoney(price, shown) ? { kind: 'ready' } : { kind: 'changed', price }
}
