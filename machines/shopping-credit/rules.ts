import { LARGEST_BASKET, SMALLEST_BASKET } from '../entities/agreed-figures'
import type { Money } from '../entities/money'
import { DEFAULT_CURRENCY } from '../entities/money'
import type { CreditBank } from '../entities/shopping-credit'

const lira = (amount: number): Money => ({ minor: amount * 100, currency: DEFAULT_CURRENCY })

/** No credit is smaller or larger, whoever gives it; both ends are in (CRED-01). */
export const SMALLEST_CREDIT = lira(SMALLEST_BASKET.amount)
export const LARGEST_CREDIT = lira(LARGEST_BASKET.amount)

/** What a plan is shown for by way of example, while there is none of the basket (CRED-08). */
export const SAMPLE_AMOUNT = lira(1_000)

const isBelow = (price: Money, limit: Money | undefined) =>
  limit !== undefined && (price.currency !== limit.currency || price.minor < limit.minor)

const isAbove = (price: Money, limit: Money | undefined) =>
  limit !== undefined && (price.currency !== limit.currency || price.minor > limit.minor)

export function isAmountLent(price: Money): boolean {
  return !isBelow(price, SMALLEST_CREDIT) && !isAbove(price, LARGEST_CREDIT)
}

/** Those that lend first; beyond that in the order in which the provider names them (CRED-01). */
export function activeFirst(banks: readonly CreditBank[]): readonly CreditBank[] {
  return [...banks.filter(({ isActive }) => isActive), ...banks.filter(({ isActive }) => !isActive)]
}

export type BankHindrance = 'inactive' | 'belowMinimum' | 'aboveMaximum'

/** Why a bank that is listed can't be chosen for this price; undefined where it can (CRED-01). */
export function bankHindranceOf(
  { isActive, basketMinAmount, basketMaxAmount }: CreditBank,
  price: Money,
): BankHindrance | undefined {
  if (!isActive) return 'inactive'
  if (isBelow(price, basketMinAmount)) return 'belowMinimum'
  return isAbove(price, basketMaxAmount) ? 'aboveMaximum' : undefined
}

/** The banks that can be chosen for this price. */
export const lendersOf = (banks: readonly CreditBank[], price: Money) =>
  banks.filter((bank) => bankHindranceOf(bank, price) === undefined)

export type AcquirerId = CreditBank['acquirerId']

export function bankOf(banks: readonly CreditBank[], acquirer: AcquirerId | undefined): CreditBank | undefined {
  return banks.find(({ acquirerId }) => acquirerId === acquirer)
}

export interface CreditForm {
  readonly price: Money
  readonly banks: readonly CreditBank[]
  readonly selectedAcquirer: AcquirerId | undefined
  readonly isAgreed: boolean
}

export function canChooseBank({ banks, price }: Pick<CreditForm, 'banks' | 'price'>, acquirer: AcquirerId): boolean {
  const bank = bankOf(banks, acquirer)
  return bank !== undefined && bankHindranceOf(bank, price) === undefined
}

export type CreditFault = 'bank' | 'agreement'

/** The first thing that is in the way of applying; undefined when nothing is. */
export function creditFaultOf({ banks, price, selectedAcquirer, isAgreed }: CreditForm): CreditFault | undefined {
  if (selectedAcquirer === undefined || !canChooseBank({ banks, price }, selectedAcquirer)) return 'bank'
  return isAgreed ? undefined : 'agreement'
}

/** The bank that the example is asked of: the first that would lend as much (CRED-08). */
export function sampleBankOf(banks: readonly CreditBank[]): CreditBank | undefined {
  return lendersOf(banks, SAMPLE_AMOUNT)[0]
}

/** What the banks take for one number of installments, in the order of the banks; undefined where a bank has no such term. */
export interface RateRow {
  readonly installmentNumber: number
  readonly interestRates: readonly (number | undefined)[]
}

/** The rate table (CRED-02): a row for every term that any of the banks has, the shortest first. */
export function rateTableOf(banks: readonly CreditBank[]): readonly RateRow[] {
  const terms = new Set(banks.flatMap(({ rates }) => rates.map(({ installmentNumber }) => installmentNumber)))
  return Array.from(terms)
    .sort((one, other) => one - other)
    .map((installmentNumber) => ({
      installmentNumber,
      interestRates: banks.map(
        ({ rates }) => rates.find((rate) => rate.installmentNumber === installmentNumber)?.interestRate,
      ),
    }))
}
