import type { CreditBank } from './banks'

export interface PlanRow {
  readonly months: number
  /** The monthly rate in hundredths of a percent, before taxes. */
  readonly rate: number
  readonly monthlyMinor: number
  readonly totalMinor: number
  readonly feeMinor: number
}

// Consumer credits bear two levies of 15 % each on their interest.
const WITH_TAXES = 1.3

const roundedHalfUp = (amount: number): number => Math.floor(amount + 0.5)

const grown = (debt: number, monthly: number): number => debt + roundedHalfUp(debt * monthly)

/**
 * Equal instalments of an annuity, rounded half up to the kuruş. The last one is the remaining debt, so that the total is exact, and may
 * differ from the instalment times the months by a few kuruş.
 */
export function planRow(minor: number, months: number, rate: number): PlanRow {
  const monthly = (rate / 10_000) * WITH_TAXES
  const monthlyMinor = roundedHalfUp((minor * monthly) / (1 - (1 + monthly) ** -months))
  const owed = Array.from({ length: months - 1 }).reduce<number>((debt) => grown(debt, monthly) - monthlyMinor, minor)
  const totalMinor = monthlyMinor * (months - 1) + grown(owed, monthly)
  // A single fee of half a percent of the credit.
  return { months, rate, monthlyMinor, totalMinor, feeMinor: roundedHalfUp(minor * 0.005) }
}

export function planOf(bank: CreditBank, minor: number): PlanRow[] {
  return [...bank.rates].map(([months, rate]) => planRow(minor, months, rate))
}
