import { requireFact } from '../../support/require-fact'
import type { CreditPlan } from '../../entities/shopping-credit'
import {
  type AcquirerId,
  activeFirst,
  bankOf,
  canBecomeEligible,
  canChooseBank,
  type CreditFailure,
  creditFailureOf,
  type CreditFault,
  creditFaultsOf,
  type Ineligibility,
  ineligibilityOf,
  isAmountLent,
  sampleBankOf,
} from './rules'
import { assign, raise, setup } from 'xstate'
import type { KycLevel, Member } from '../../entities/member'
import type { NetworkState } from '../../entities/network'
import { nonPaymentProblemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem, type Refusal } from '../../entities/problem'
import { type RefusedField, firstFaultOf, refusedFields } from '../../entities/refused-fields'
import { withCorrectedFields } from '../form/corrected'
import type { FormInput, FormUpdate } from '../form/ports'
import {
  askCreditBanks,
  askCreditPlans,
  type CreditBanksAnswer,
  type CreditPlansAnswer,
  type CreditSubmission,
} from './ports'
import { type CreditDraft, planKeyOf, plansOf, type ShoppingCreditOutput } from './draft'
import type { ActorNameById } from '../../support/port'

export type ShoppingCreditEvent =
  | { type: 'shopper.choseBank'; acquirerId: AcquirerId }
  /** The shopper opened the explanation of how to apply. */
  | { type: 'shopper.askedHow' }
  | { type: 'shopper.closed' }
  | { type: 'shopper.applied' }
  /** Fetches the banks again. */
  | { type: 'shopper.retried' }
  /** Fetches the repayment plans again. */
  | { type: 'shopper.askedPlans' }
  /** Raised by the machine: the shopper selected a bank. */
  | { type: 'bank.changed' }
  | FormUpdate

export interface LastRefusal {
  readonly refusal: Refusal
  /** True if the application was refused, false if the validation before it was. */
  readonly wasSent: boolean
}

export interface ShoppingCreditInput extends FormInput {
  readonly member: Member
  /** The provider's latest level; undefined until it sends one after the login. */
  readonly level: KycLevel | undefined
  /** The saved draft for this price, from before another method was opened. */
  readonly draft: CreditDraft
  readonly lastRefusal: LastRefusal | undefined
}

export interface ShoppingCreditContext extends Omit<ShoppingCreditInput, 'draft' | 'lastRefusal'>, CreditDraft {
  /** The bank whose plans are shown or loading. */
  readonly plannedAcquirer: AcquirerId | undefined
  readonly category: Ineligibility | undefined
  /** Why the last application was refused, if that has its own sentence. */
  readonly failure: CreditFailure | undefined
  /** Apply was pressed, so missing fields may show errors. */
  readonly areFaultsShown: boolean
  readonly refused: readonly RefusedField<CreditFault>[]
}

/** The initial draft. After an eligibility refusal the known banks are outdated, so they are fetched again. */
export function initialCreditForm({ draft, lastRefusal }: Pick<ShoppingCreditInput, 'draft' | 'lastRefusal'>) {
  const category = lastRefusal && !lastRefusal.wasSent ? ineligibilityOf(lastRefusal.refusal) : undefined
  const failure = lastRefusal && creditFailureOf(lastRefusal.refusal)
  return { ...draft, banks: category ? undefined : draft.banks, category, failure }
}

/** For a submitted form. Throws without a selected bank. */
export function submissionOf({ member, price, banks = [], selectedAcquirer }: ShoppingCreditContext): CreditSubmission {
  const { acquirerId, isOnlyForBankUsers } = requireFact(bankOf(banks, selectedAcquirer), 'bank')
  const question = { member, price, acquirerId, isOnlyForBankUsers }
  return {
    method: 'shopping-credit',
    price,
    sum: price,
    bankPart: price,
    gate: undefined,
    question,
    choice: acquirerId,
  }
}

/** The form's state before any press. */
export const BEFORE_PRESS = { areFaultsShown: false, refused: [], problem: undefined, failure: undefined } as const

/** The form's facts; without loaded banks the list is empty. */
export const creditFormOf = ({ price, banks = [], selectedAcquirer, isAgreed }: ShoppingCreditContext) => ({
  price,
  banks,
  selectedAcquirer,
  isAgreed,
})

const faultsOf = (context: ShoppingCreditContext) => creditFaultsOf(creditFormOf(context))

export const shoppingCreditSetup = setup({
  types: {
    context: {} as ShoppingCreditContext,
    events: {} as ShoppingCreditEvent,
    input: {} as ShoppingCreditInput,
    output: {} as ShoppingCreditOutput,
    tags: {} as 'explaining',
    children: {} as ActorNameById<'askCreditBanks' | 'askCreditPlans'> & { askSample: 'askCreditPlans' },
  },
  actors: { askCreditBanks, askCreditPlans },
  guards: {
    isAmountLent: ({ context }) => isAmountLent(context.price),
    areBanksKnown: ({ context }) => context.banks !== undefined,
    isKnown: (_, params: { kind: (CreditBanksAnswer | CreditPlansAnswer)['kind'] }) => params.kind === 'known',
    isIneligible: (_, params: { kind: CreditBanksAnswer['kind'] }) => params.kind === 'ineligible',
    hasIneligibility: ({ context }) => context.category !== undefined,
    canBecomeEligible: ({ context }) => canBecomeEligible(context.category),
    canChooseBank: ({ context }, params: { acquirerId: AcquirerId }) =>
      canChooseBank(creditFormOf(context), params.acquirerId),
    isReadyToApply: ({ context }) => firstFaultOf(faultsOf(context)) === undefined && context.network !== 'offline',
    hasBank: ({ context }) => context.selectedAcquirer !== undefined,
    hasBankChanged: ({ context }) => context.selectedAcquirer !== context.plannedAcquirer,
    arePlansKnown: ({ context }) => plansOf(context) !== undefined,
    needsSamplePlans: ({ context: { samplePlans, banks = [] } }) =>
      samplePlans === undefined && sampleBankOf(banks) !== undefined,
  },
  actions: {
    setLevel: assign((_, params: { level: KycLevel | undefined }) => params),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setAgreement: assign(({ context }, params: { isAgreed: boolean }) =>
      withCorrectedFields(context, params, faultsOf),
    ),
    /** Deselects a previously chosen bank that no longer lends. */
    setBanks: assign(({ context }, { answer }: { answer: CreditBanksAnswer }) => {
      if (answer.kind !== 'known') return {}
      const banks = activeFirst(answer.banks)
      const { price, selectedAcquirer: tried } = context
      const selectedAcquirer = tried !== undefined && canChooseBank({ banks, price }, tried) ? tried : undefined
      return { banks, selectedAcquirer }
    }),
    setBank: assign(({ context }, { acquirerId }: { acquirerId: AcquirerId }) =>
      withCorrectedFields(context, { selectedAcquirer: acquirerId }, faultsOf),
    ),
    raiseBankChanged: raise({ type: 'bank.changed' }),
    setPlannedBank: assign(({ context }) => ({ plannedAcquirer: context.selectedAcquirer })),
    setPlans: assign(({ context }, { answer }: { answer: CreditPlansAnswer }) =>
      answer.kind === 'known' && context.plannedAcquirer !== undefined
        ? { plans: { ...context.plans, [planKeyOf(context.plannedAcquirer)]: answer.plans } }
        : {},
    ),
    setSamplePlans: assign((_, { answer }: { answer: CreditPlansAnswer }): { samplePlans?: readonly CreditPlan[] } =>
      answer.kind === 'known' ? { samplePlans: answer.plans } : {},
    ),
    setIneligibility: assign((_, params: { category: Ineligibility }) => ({ ...BEFORE_PRESS, ...params })),
    /** The provider's text is more specific than the title, so it is shown too. */
    setBanksProblem: assign((_, { answer }: { answer: CreditBanksAnswer }) => ({
      category: answer.kind === 'ineligible' ? answer.category : undefined,
      problem: 'refusal' in answer ? nonPaymentProblemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    setFaults: assign(({ context }) => ({
      ...BEFORE_PRESS,
      areFaultsShown: true,
      refused: refusedFields(faultsOf(context)),
    })),
    clearProblem: assign({ ...BEFORE_PRESS, category: undefined }),
    setProblem: assign((_, params: { problem: Problem }) => params),
  },
})
