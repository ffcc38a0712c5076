import type { Money } from './money'

/** Apart from money.ts, which the first screen loads. */
export const isSameMoney = (one: Money, other: Money) => one.minor === other.minor && one.currency === other.currency
