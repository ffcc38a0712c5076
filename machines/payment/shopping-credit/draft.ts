import type { Money } from '../../entities/money'
import type { CreditBank, CreditPlan } from '../../entities/shopping-credit'
import type { AcquirerId } from './rules'
import type { FormOutput } from '../attempt/draft'
import type { CreditSubmission } from './ports'

/** All that was found out and chosen about a credit of this price (CRED-09); what is the same for every method is no part of it. */
export interface CreditDraft {
  readonly price: Money
  /** Those that lend first; undefined until the provider has said. */
  readonly banks: readonly CreditBank[] | undefined
  readonly selectedAcquirer: AcquirerId | undefined
  /** Of this price, by the bank that was asked. */
  readonly plans: Readonly<Record<string, readonly CreditPlan[]>>
  /** By way of example. */
  readonly samplePlans: readonly CreditPlan[] | undefined
}

export const emptyCreditDraft = (price: Money): CreditDraft => ({
  price,
  banks: undefined,
  selectedAcquirer: undefined,
  plans: {},
  samplePlans: undefined,
})

/** Its part of what a shopping credit knows. */
export function creditDraftOf({ price, banks, selectedAcquirer, plans, samplePlans }: CreditDraft): CreditDraft {
  return { price, banks, selectedAcquirer, plans, samplePlans }
}

/** What was kept, as long as it is of this price: what was fetched for another one is no answer to this. */
export function creditDraftAt(price: Money, draft: CreditDraft): CreditDraft {
  const isSame = draft.price.minor === price.minor && draft.price.currency === price.currency
  return isSame ? draft : emptyCreditDraft(price)
}

/** Plans are kept by this name. A provider may write a bank as a number and as a word, and means two by them. */
export function planKeyOf(acquirer: AcquirerId): string {
  return `${typeof acquirer} ${acquirer}`
}

export function plansOf({ plans, selectedAcquirer }: Pick<CreditDraft, 'plans' | 'selectedAcquirer'>) {
  return selectedAcquirer === undefined ? undefined : plans[planKeyOf(selectedAcquirer)]
}

export type ShoppingCreditOutput = FormOutput<{ 'shopping-credit': CreditDraft }, CreditSubmission>
