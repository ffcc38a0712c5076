import type { Money } from '../entities/money'
import type { CreditBank, CreditPlan } from '../entities/shopping-credit'
import { type AcquirerId, bankOf } from './rules'

/** What came of a validation that succeeded. Its token is no part of it: that stays with the world, outside every machine. */
export interface Validated {
  readonly creditId: string | undefined
}

/** All that was found out and chosen about a credit of this price (CRED-09); what is the same for every method is no part of it. */
export interface CreditDraft {
  readonly price: Money
  /** Those that lend first; undefined while nobody has said. */
  readonly banks: readonly CreditBank[] | undefined
  readonly selectedAcquirer: AcquirerId | undefined
  /** Of this price, by the bank that was asked. */
  readonly plans: Readonly<Record<string, readonly CreditPlan[]>>
  /** By way of example. */
  readonly samplePlans: readonly CreditPlan[] | undefined
  readonly validation: Validated | undefined
  /** Of the last application. */
  readonly paymentId: string | undefined
}

export const emptyCreditDraft = (price: Money): CreditDraft => ({
  price,
  banks: undefined,
  selectedAcquirer: undefined,
  plans: {},
  samplePlans: undefined,
  validation: undefined,
  paymentId: undefined,
})

/** Its part of what a shopping credit knows. */
export function creditDraftOf({
  price,
  banks,
  selectedAcquirer,
  plans,
  samplePlans,
  validation,
  paymentId,
}: CreditDraft): CreditDraft {
  return { price, banks, selectedAcquirer, plans, samplePlans, validation, paymentId }
}

/** What was kept, as long as it is of this price: what was fetched for another one is no answer to this. */
export function creditDraftAt(price: Money, draft: CreditDraft): CreditDraft {
  const isSame = draft.price.minor === price.minor && draft.price.currency === price.currency
  return isSame ? draft : emptyCreditDraft(price)
}

/** Another bank is chosen: what was fetched for the former one alone is dropped. A validation is of the order, and plans are kept by bank. */
export function draftWithBank(
  { selectedAcquirer, paymentId }: Pick<CreditDraft, 'selectedAcquirer' | 'paymentId'>,
  acquirer: AcquirerId,
): Pick<CreditDraft, 'selectedAcquirer' | 'paymentId'> {
  return { selectedAcquirer: acquirer, paymentId: acquirer === selectedAcquirer ? paymentId : undefined }
}

/** What the events of a credit carry (CRED-09): what is to be lent and by whom, and nothing of the member or of the order's numbers. */
export interface CountlyData {
  readonly paidPrice: Money
  readonly acquirerId: AcquirerId
  readonly isOnlyForBankUsers: boolean
}

/** Undefined while no bank is chosen that anybody has told of. */
export function countlyDataOf({ price, banks = [], selectedAcquirer }: CreditDraft): CountlyData | undefined {
  const bank = bankOf(banks, selectedAcquirer)
  return bank && { paidPrice: price, acquirerId: bank.acquirerId, isOnlyForBankUsers: bank.isOnlyForBankUsers }
}

/** Plans are kept by this name. A provider may write a bank as a number and as a word, and means two by them. */
export function planKeyOf(acquirer: AcquirerId): string {
  return `${typeof acquirer} ${acquirer}`
}

export function plansOf({ plans, selectedAcquirer }: Pick<CreditDraft, 'plans' | 'selectedAcquirer'>) {
  return selectedAcquirer === undefined ? undefined : plans[planKeyOf(selectedAcquirer)]
}
