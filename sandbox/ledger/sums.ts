import type { Entry } from '../records/ledger'

export interface Sum {
  readonly account: string
  readonly currency: string
  readonly minor: number
}

/** What some entries come to, for each account in each of its currencies. */
export function sumsOf(entries: readonly Entry[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { currency, lines } of entries) {
    for (const { account, minor } of lines) {
      const place = `${account} ${currency}`
      sums.set(place, { account, currency, minor: (sums.get(place)?.minor ?? 0) + minor })
    }
  }
  return [...sums.values()]
}
