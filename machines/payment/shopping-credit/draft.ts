import type { Money } from '../../entities/money'
import { isSameMoney } from '../../entities/same-money'
import type { CreditBank, CreditPlan } from '../../entities/shopping-credit'
import type { AcquirerId } from './rules'
import type { FormOutput } from '../form/ports'
import type { CreditSubmission } from './ports'

/** What the credit form has loaded and the shopper has chosen for this price (CRED-09), without the facts that all methods share. */
export interface CreditDraft {
  readonly price: Money
  /** Active banks first; undefined until loaded. */
  readonly banks: readonly CreditBank[] | undefined
  readonly selectedAcquirer: AcquirerId | undefined
  /** For this price, by `planKeyOf` the bank. */
  readonly plans: Readonly<Record<string, readonly CreditPlan[]>>
  readonly samplePlans: readonly CreditPlan[] | undefined
}

export const emptyCreditDraft = (price: Money): CreditDraft => ({
  price,
  banks: undefined,
  selectedAcquirer: undefined,
  plans: {},
  samplePlans: undefined,
})

/** Picks the draft's fields from a larger context. */
export function creditDraftOf({ price, banks, selectedAcquirer, plans, samplePlans }: CreditDraft): CreditDraft {
  return { price, banks, selectedAcquirer, plans, samplePlans }
}

/** The stored draft if it is for this price; data for another price is discarded. */
export function creditDraftAt(price: Money, draft: CreditDraft): CreditDraft {
  return isSameMoney(draft.price, price) ? draft : emptyCreditDraft(price)
}

/** Cache key of a bank's plans. Includes the type, because a provider may use both `1` and `'1'` for different banks. */
export function planKeyOf(acquirer: AcquirerId): string {
  return `${typeof acquirer} ${acquirer}`
}

export function plansOf({ plans, selectedAcquirer }: Pick<CreditDraft, 'plans' | 'selectedAcquirer'>) {
  return selectedAcquirer === undefined ? undefined : plans[planKeyOf(selectedAcquirer)]
}

export type ShoppingCreditOutput = FormOutput<{ 'shopping-credit': CreditDraft }, CreditSubmission>
