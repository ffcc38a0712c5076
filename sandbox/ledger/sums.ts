import type { Entry } from '../records/ledger'

export interface Sum {
  readonly account: string
  readonly currency: string
  readonly minor: number
}

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
