import { LARGEST_BASKET, SMALLEST_BASKET } from '../../entities/agreed-figures'
import { DEFAULT_CURRENCY, type Money } from '../../entities/money'
import type { CreditBank } from '../../entities/shopping-credit'
import type { Refusal } from '../../entities/problem'

const lira = (amount: number): Money => ({ minor: amount * 100, currency: DEFAULT_CURRENCY })

/** No bank lends less or more; both limits are inclusive (CRED-01). */
export const SMALLEST_CREDIT = lira(SMALLEST_BASKET.amount)
export const LARGEST_CREDIT = lira(LARGEST_BASKET.amount)

/** The amount of the example plans, while the basket has none (CRED-08). */
export const SAMPLE_AMOUNT = lira(1_000)

const isBelow = (price: Money, limit: Money | undefined) =>
  limit !== undefined && (price.currency !== limit.currency || price.minor < limit.minor)

const isAbove = (price: Money, limit: Money | undefined) =>
  limit !== undefined && (price.currency !== limit.currency || price.minor > limit.minor)

export function isAmountLent(price: Money): boolean {
  return !isBelow(price, SMALLEST_CREDIT) && !isAbove(price, LARGEST_CREDIT)
}

/** Active banks first, otherwise in the provider's order (CRED-01). */
export function activeFirst(banks: readonly CreditBank[]): readonly CreditBank[] {
  return [...banks.filter(({ isActive }) => isActive), ...banks.filter(({ isActive }) => !isActive)]
}

export type BankBlockReason = 'inactive' | 'belowMinimum' | 'aboveMaximum'

/** Why a listed bank cannot be selected for this price; undefined if it can (CRED-01). */
export function bankBlockReasonOf(
  { isActive, basketMinAmount, basketMaxAmount }: CreditBank,
  price: Money,
): BankBlockReason | undefined {
  if (!isActive) return 'inactive'
  if (isBelow(price, basketMinAmount)) return 'belowMinimum'
  return isAbove(price, basketMaxAmount) ? 'aboveMaximum' : undefined
}

export const lendersOf = (banks: readonly CreditBank[], price: Money) =>
  banks.filter((bank) => bankBlockReasonOf(bank, price) === undefined)

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
  return bank !== undefined && bankBlockReasonOf(bank, price) === undefined
}

export type CreditFault = 'bank' | 'agreement'

/** All obstacles to applying, in the form's order. */
export function creditFaultsOf({ banks, price, selectedAcquirer, isAgreed }: CreditForm) {
  const hasBank = selectedAcquirer !== undefined && canChooseBank({ banks, price }, selectedAcquirer)
  return {
    bank: hasBank ? undefined : ('credit.chooseBank.first' as const),
    agreement: isAgreed ? undefined : ('validations.agreementRequired' as const),
  }
}

/** The bank of the example plans: the first that lends the example amount (CRED-08). */
export function sampleBankOf(banks: readonly CreditBank[]): CreditBank | undefined {
  return lendersOf(banks, SAMPLE_AMOUNT)[0]
}

/** One term of the rate table: each bank's rate in the banks' order; undefined if a bank does not offer the term. */
export interface RateRow {
  readonly installmentNumber: number
  readonly interestRates: readonly (number | undefined)[]
}

/** The rate table (CRED-02): one row per term that any bank offers, shortest first. */
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

/** Why no bank lends to this member for this basket; each reason has its own title (CRED-05). */
export type Ineligibility =
  | 'amountLimits'
  | 'gold'
  | 'other'
  | 'phonePcTablet'
  | 'kyc'
  | 'trustStampKyc'
  | 'food'
  | 'memberRestriction'
  /** A member restriction for minors: a parent would have to approve. */
  | 'underAge'
  | 'emailConfirmation'
  | 'unknown'

// A Map, not an object: on an object, a group named 'constructor' would return a function.
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

/** The provider's documents name the categories without this prefix. */
const PREFIX = 'CREDIT_'

const ALREADY_APPLIED = 'CREDIT_ALREADY_INITIALIZED'
const OUT_OF_STOCK = 'OUT_OF_STOCK'
const BANK_NOT_AVAILABLE = 'CREDIT_BANK_NOT_AVAILABLE'

/** Credit groups that concern an application, not eligibility. */
const OF_AN_APPLICATION: readonly string[] = [
  ALREADY_APPLIED,
  BANK_NOT_AVAILABLE,
  'CREDIT_TOKEN_NOT_VALID',
  'CREDIT_LAPSED',
  'CREDIT_REJECTED',
  'CREDIT_CANCELLED',
  'CREDIT_OVERTAKEN',
]

/**
 * The eligibility reason in a refusal of the banks or of a validation. An unknown credit group counts as `unknown`. A refusal
 * outside the credit groups is not a reason: the call failed and can be retried.
 */
export function ineligibilityOf({ group = '' }: Refusal): Ineligibility | undefined {
  const known = INELIGIBILITIES.get(group) ?? INELIGIBILITIES.get(PREFIX + group)
  if (known || !group.startsWith(PREFIX)) return known
  return OF_AN_APPLICATION.includes(group) ? undefined : 'unknown'
}

/** The member can remove the reason, here or elsewhere, and then retry. */
export function canBecomeEligible(category: Ineligibility | undefined): boolean {
  return category !== undefined && ['kyc', 'trustStampKyc', 'emailConfirmation'].includes(category)
}

/** Refusals of an application with their own sentence (CRED-06). Applying again does not help; another method may. */
export type CreditFailure = 'alreadyApplied' | 'outOfStock'

export function creditFailureOf({ code, group }: Refusal): CreditFailure | undefined {
  if (code === '200321' || group === ALREADY_APPLIED) return 'alreadyApplied'
  return code === '150803' || group === OUT_OF_STOCK ? 'outOfStock' : undefined
}

/**
 * Whether the refusal leaves the validation usable. Any other refusal may be about the validation itself, so it is requested
 * again instead of being reused (CRED-03).
 */
export function isValidationUsable(refusal: Refusal): boolean {
  return creditFailureOf(refusal) === 'outOfStock' || refusal.group === BANK_NOT_AVAILABLE
}

/** How a port reports a refusal of the banks or of a validation. */
export type CreditRefusalAnswer =
  { kind: 'ineligible'; category: Ineligibility; refusal: Refusal } | { kind: 'refused'; refusal: Refusal }

export function creditRefusalAnswer(refusal: Refusal): CreditRefusalAnswer {
  const category = ineligibilityOf(refusal)
  return category ? { kind: 'ineligible', category, refusal } : { kind: 'refused', refusal }
}
