import { LARGEST_BASKET, SMALLEST_BASKET } from '../../entities/agreed-figures'
import { DEFAULT_CURRENCY, type Money } from '../../entities/money'
import type { CreditBank } from '../../entities/shopping-credit'
import type { Refusal } from '../../entities/problem'

const lira = (amount: number): Money => ({ minor: amount * 100, currency: DEFAULT_CURRENCY })

/** No bank gives a smaller or larger credit; both limits are allowed (CRED-01). */
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

/** All that is in the way of applying, in the order of the form. */
export function creditFaultsOf({ banks, price, selectedAcquirer, isAgreed }: CreditForm) {
  const hasBank = selectedAcquirer !== undefined && canChooseBank({ banks, price }, selectedAcquirer)
  return {
    bank: hasBank ? undefined : ('credit.chooseBank.first' as const),
    agreement: isAgreed ? undefined : ('validations.agreementRequired' as const),
  }
}

/** The first thing that is in the way of applying; undefined when nothing is. */
export function creditFaultOf(form: CreditForm): CreditFault | undefined {
  const { bank, agreement } = creditFaultsOf(form)
  return bank ? 'bank' : agreement && 'agreement'
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

/** Why no bank lends for this basket to this member; each has a title of its own (CRED-05). */
export type Ineligibility =
  | 'amountLimits'
  | 'gold'
  | 'other'
  | 'phonePcTablet'
  | 'kyc'
  | 'trustStampKyc'
  | 'food'
  | 'memberRestriction'
  /** A member restriction too, of which more is known: a parent would have to approve. */
  | 'underAge'
  | 'emailConfirmation'
  | 'unknown'

// A Map, not an object: a group named 'constructor' must not find a function.
const INELIGIBILITIES = new Map<string, Ineligibility>([
  ['CREDIT_AMOUNT_LIMIT', 'amountLimits'],
  ['CREDIT_AMOUNT_LIMITS', 'amountLimits'],
  ['CREDIT_GOLD', 'gold'],
  ['CREDIT_OTHER_CATEGORY', 'other'],
  ['CREDIT_OTHER', 'other'],
  ['CREDIT_PHONE_PC_TABLET', 'phonePcTablet'],
  ['CREDIT_PHONE', 'phonePcTablet'],
  ['CREDIT_PC', 'phonePcTablet'],
  ['CREDIT_TABLET', 'phonePcTablet'],
  ['CREDIT_KYC', 'kyc'],
  ['CREDIT_TRUST_STAMP_KYC', 'trustStampKyc'],
  ['CREDIT_FOOD', 'food'],
  ['CREDIT_MEMBER_RESTRICTION', 'memberRestriction'],
  ['CREDIT_UNDER_AGE', 'underAge'],
  ['CREDIT_EMAIL_CONFIRMATION', 'emailConfirmation'],
  ['CREDIT_UNKNOWN_CATEGORY', 'unknown'],
])

/** The provider's documents name a category without this. */
const PREFIX = 'CREDIT_'

const ALREADY_APPLIED = 'CREDIT_ALREADY_INITIALIZED'
const OUT_OF_STOCK = 'OUT_OF_STOCK'
const BANK_NOT_AVAILABLE = 'CREDIT_BANK_NOT_AVAILABLE'

/** Groups of a credit that speak of an application and not of who may have one. */
const OF_AN_APPLICATION: readonly string[] = [
  ...[ALREADY_APPLIED, BANK_NOT_AVAILABLE, 'CREDIT_TOKEN_NOT_VALID'],
  ...['CREDIT_LAPSED', 'CREDIT_REJECTED', 'CREDIT_CANCELLED', 'CREDIT_OVERTAKEN'],
]

/**
 * The reason in a refusal of the banks or of a validation. What the provider says about credits in an unknown word is a reason
 * as well, an unknown one; what says nothing about credits is no reason but a call that has failed, and can be made again.
 */
export function ineligibilityOf({ group = '' }: Refusal): Ineligibility | undefined {
  const known = INELIGIBILITIES.get(group) ?? INELIGIBILITIES.get(PREFIX + group)
  if (known || !group.startsWith(PREFIX)) return known
  return OF_AN_APPLICATION.includes(group) ? undefined : 'unknown'
}

/** What the member can put right, here or elsewhere, and then ask again. */
export function canBecomeEligible(category: Ineligibility | undefined): boolean {
  return category !== undefined && ['kyc', 'trustStampKyc', 'emailConfirmation'].includes(category)
}

/** Refusals of an application that have words of their own (CRED-06): it has to be paid in another way, or not at all. */
export type CreditFailure = 'alreadyApplied' | 'outOfStock'

export function creditFailureOf({ code, group }: Refusal): CreditFailure | undefined {
  if (code === '200321' || group === ALREADY_APPLIED) return 'alreadyApplied'
  return code === '150803' || group === OUT_OF_STOCK ? 'outOfStock' : undefined
}

/**
 * The validation was good, and something else was refused. All other refusals may be of the validation itself: it is asked for again
 * rather than used a second time in vain (CRED-03).
 */
export function wasValidationGood(refusal: Refusal): boolean {
  return creditFailureOf(refusal) === 'outOfStock' || refusal.group === BANK_NOT_AVAILABLE
}

/** A refusal of the banks or of a validation as its question answers it. */
export type Turned =
  { kind: 'ineligible'; category: Ineligibility; refusal: Refusal } | { kind: 'refused'; refusal: Refusal }

export function turned(refusal: Refusal): Turned {
  const category = ineligibilityOf(refusal)
  return category ? { kind: 'ineligible', category, refusal } : { kind: 'refused', refusal }
}
