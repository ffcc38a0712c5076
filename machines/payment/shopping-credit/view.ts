import type { SnapshotFrom } from 'xstate'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import { firstFaultOf } from '../../entities/refused-fields'
import type { CreditBank, CreditPlan } from '../../entities/shopping-credit'
import { creditFormOf } from './setup'
import type { shoppingCreditMachine } from './machine'
import {
  type AcquirerId,
  type BankBlockReason,
  bankBlockReasonOf,
  bankOf,
  canBecomeEligible,
  type CreditFailure,
  type CreditFault,
  creditFaultsOf,
  type Ineligibility,
  lendersOf,
  sampleBankOf,
} from './rules'
import { plansOf } from './draft'

type Snapshot = SnapshotFrom<typeof shoppingCreditMachine>

export interface CreditFormView {
  readonly price: Money
  readonly banks: readonly CreditBank[]
  /** The banks that lend for this price. The shopper can apply only if there is one. */
  readonly lenders: readonly CreditBank[]
  readonly selectedAcquirer: AcquirerId | undefined
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  readonly isBankMissing: boolean
  /** The first obstacle to applying, whether shown yet or not; `undefined` when the shopper can apply. */
  readonly missing: CreditFault | 'connection' | undefined
  readonly problem: Problem | undefined
  /** The application's refusal, if it has a sentence of its own (CRED-06). */
  readonly failure: CreditFailure | undefined
}

/** The state of the credit method. `explaining` is a modal over the form; `applying` still renders the form during the request. */
export type ShoppingCreditView =
  | { readonly kind: 'askingBanks' }
  | { readonly kind: 'banksUnknown'; readonly problem: Problem }
  | {
      readonly kind: 'ineligible'
      readonly category: Ineligibility
      /** The provider's reason; undefined when the provider was not asked. */
      readonly problem: Problem | undefined
      readonly canRetry: boolean
    }
  | ({ readonly kind: 'choosing' | 'explaining' | 'applying' } & CreditFormView)

function formKindOf(snapshot: Snapshot): 'choosing' | 'explaining' | 'applying' {
  if (snapshot.hasTag('explaining')) return 'explaining'
  return snapshot.matches({ open: { form: 'looking' } }) ? 'choosing' : 'applying'
}

export function shoppingCreditView(snapshot: Snapshot): ShoppingCreditView {
  const { context } = snapshot
  const { category = 'unknown', problem, failure, areFaultsShown, network } = context
  if (snapshot.matches('askingBanks')) return { kind: 'askingBanks' }
  if (snapshot.matches('banksUnknown')) return { kind: 'banksUnknown', problem: problem ?? GENERIC_PROBLEM }
  if (snapshot.matches('ineligible'))
    return { kind: 'ineligible', category, problem, canRetry: canBecomeEligible(category) }
  const form = creditFormOf(context)
  const fault = firstFaultOf(creditFaultsOf(form))
  return {
    kind: formKindOf(snapshot),
    ...form,
    lenders: lendersOf(form.banks, form.price),
    isAgreementMissing: areFaultsShown && !form.isAgreed,
    isBankMissing: areFaultsShown && fault === 'bank',
    missing: network === 'offline' ? 'connection' : fault,
    problem,
    failure,
  }
}

export interface BankTile {
  readonly bank: CreditBank
  /** Why the bank cannot be selected (CRED-01). */
  readonly blockReason: BankBlockReason | undefined
  readonly isSelected: boolean
}

export function bankTilesOf({
  banks,
  price,
  selectedAcquirer,
}: Pick<CreditFormView, 'banks' | 'price' | 'selectedAcquirer'>): readonly BankTile[] {
  return banks.map((bank) => ({
    bank,
    blockReason: bankBlockReasonOf(bank, price),
    isSelected: bank.acquirerId === selectedAcquirer,
  }))
}

/** The repayment plans (CRED-02). */
export interface CreditPlansView {
  /** `none`: no bank is selected. `unknown`: the request failed, and the shopper can retry it. */
  readonly standing: 'none' | 'asking' | 'known' | 'unknown'
  readonly plans: readonly CreditPlan[] | undefined
  /** An example, shown while the basket has no plan (CRED-08). */
  readonly samplePlans: readonly CreditPlan[] | undefined
  readonly sampleBank: CreditBank | undefined
}

const STANDINGS = ['asking', 'unknown'] as const

export function creditPlansView(snapshot: Snapshot): CreditPlansView {
  const { context } = snapshot
  const plans = plansOf(context)
  const samplePlans = plans ? undefined : context.samplePlans
  return {
    standing: plans
      ? 'known'
      : (STANDINGS.find((standing) => snapshot.matches({ open: { plans: standing } })) ?? 'none'),
    plans,
    samplePlans,
    sampleBank: samplePlans && sampleBankOf(context.banks ?? []),
  }
}

export function creditBankView({ context }: Pick<Snapshot, 'context'>) {
  const { banks = [], selectedAcquirer } = context
  return { bankName: bankOf(banks, selectedAcquirer)?.bankName }
}

/** The error summary of the last press: the faults not yet corrected, if there was more than one (BEST-13). */
export const refusedCreditFields = ({ context }: Snapshot) => context.refused

/** The amounts of the price detail: the credit pays everything. */
export function creditBreakdown({ context: { price } }: Pick<Snapshot, 'context'>): PriceBreakdown {
  return priceBreakdownOf({ price, total: price, balance: undefined, bonus: undefined })
}
