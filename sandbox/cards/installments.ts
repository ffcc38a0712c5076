import type { TestCard } from '../records/card'

export interface InstallmentOption {
  readonly number: number
  readonly totalMinor: number
  /** A share of the total, rounded half up; the shares need not add up to it. */
  readonly installmentMinor: number
}

// Each bank's surcharge on a price of 100, in hundredths, by the number of installments (published totals).
const FEES: ReadonlyMap<number, Readonly<Record<number, number>>> = new Map([
  [12, { 2: 120, 3: 233, 6: 457, 9: 595 }],
  [15, { 2: 200, 3: 300, 4: 400, 5: 500, 6: 600 }],
  [32, { 2: 0, 3: 3, 6: 0, 9: 0 }],
  [46, { 2: 428, 3: 496, 6: 733, 9: 981 }],
  [64, { 2: 136, 3: 186, 6: 458, 9: 967 }],
  [111, { 2: 200, 4: 2000 }],
  [134, { 2: 129, 3: 182, 6: 355, 9: 615 }],
])

const single = (priceMinor: number): InstallmentOption => ({
  number: 1,
  totalMinor: priceMinor,
  installmentMinor: priceMinor,
})

export interface Asked {
  readonly card: TestCard | undefined
  readonly priceMinor: number
  readonly currency: string
  /** The numbers of installments that the merchant accepts; undefined for all. */
  readonly enabled: readonly number[] | undefined
}

/**
 * The installment options of a card for a price. A single payment is always offered; more only in lira, for credit cards of known banks, and
 * if each installment has at least one kuruş.
 */
export function installmentOptions({ card, priceMinor, currency, enabled }: Asked): InstallmentOption[] {
  const fees = card?.kind === 'credit' && currency === 'TRY' ? FEES.get(card.bankCode ?? 0) : undefined
  const more = Object.entries(fees ?? {})
    .map(([number, fee]) => option(priceMinor, Number(number), fee))
    .filter(({ number, totalMinor }) => totalMinor >= number && (enabled?.includes(number) ?? true))
  return [single(priceMinor), ...more]
}

function option(priceMinor: number, number: number, fee: number): InstallmentOption {
  const totalMinor = priceMinor + Math.floor((priceMinor * fee + 5000) / 10_000)
  return { number, totalMinor, installmentMinor: Math.floor((2 * totalMinor + number) / (2 * number)) }
}
