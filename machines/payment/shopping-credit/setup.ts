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
  creditFaultOf,
  creditFaultsOf,
  type Ineligibility,
  ineligibilityOf,
  isAmountLent,
  sampleBankOf,
} from './rules'
import { assign, raise, setup } from 'xstate'
import type { KycLevel, Member } from '../../entities/member'
import type { NetworkState } from '../../entities/network'
import { problemBesidePayment } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem, type Refusal } from '../../entities/problem'
import { type RefusedField, refusedFields, stillRefused } from '../../entities/refused-fields'
import type { FormEnd, FormInput, FormTold } from '../attempt/draft'
import {
  askCreditBanks,
  askCreditPlans,
  type CreditBanksAnswer,
  type CreditPlansAnswer,
  type CreditSubmission,
} from './ports'
import { type CreditDraft, planKeyOf, plansOf, type ShoppingCreditOutput } from './draft'

export type ShoppingCreditEvent =
  | { type: 'shopper.choseBank'; acquirerId: AcquirerId }
  /** How does one apply? */
  | { type: 'shopper.askedHow' }
  | { type: 'shopper.closed' }
  | { type: 'shopper.applied' }
  /** The banks are asked for again. */
  | { type: 'shopper.retried' }
  /** The payment plan is asked for again. */
  | { type: 'shopper.askedPlans' }
  /** Raised by the machine itself: a bank was chosen. */
  | { type: 'bank.changed' }
  | FormTold

/** The provider's refusal of the last attempt. */
export interface CreditRefused {
  readonly refusal: Refusal
  /** The application itself was refused; else that anything may be financed at all. */
  readonly wasSent: boolean
}

export interface ShoppingCreditInput extends FormInput {
  readonly member: Member
  /** As the provider said last; undefined while it has not said more than at the login. */
  readonly level: KycLevel | undefined
  /** What was found out and chosen for this price before another method was looked at. */
  readonly draft: CreditDraft
  readonly refused: CreditRefused | undefined
}

export interface ShoppingCreditContext extends Omit<ShoppingCreditInput, 'draft' | 'refused'>, CreditDraft {
  /** The bank that the plans on show are of, or are being asked of. */
  readonly plannedAcquirer: AcquirerId | undefined
  readonly category: Ineligibility | undefined
  /** What the last application was refused for, where that has words of its own. */
  readonly failure: CreditFailure | undefined
  /** Apply was pressed: missing fields may be shown as missing. */
  readonly isShown: boolean
  readonly refused: readonly RefusedField<CreditFault>[]
  readonly end: FormEnd
}

/** The first draft after no bank has lent: what was known of the banks no longer holds. */
export function lookOf({ draft, refused }: Pick<ShoppingCreditInput, 'draft' | 'refused'>) {
  const category = refused && !refused.wasSent ? ineligibilityOf(refused.refusal) : undefined
  const failure = refused && creditFailureOf(refused.refusal)
  return { ...draft, banks: category ? undefined : draft.banks, category, failure }
}

/** For the end that only a bank that lends leads to. */
export function submissionOf({ member, price, banks = [], selectedAcquirer }: ShoppingCreditContext): CreditSubmission {
  const bank = bankOf(banks, selectedAcquirer)
  if (!bank) throw new Error('this end needs a bank')
  const { acquirerId, isOnlyForBankUsers } = bank
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

/** What a form shows that nothing was tried with yet. */
export const UNTRIED = { isShown: false, refused: [], problem: undefined, failure: undefined } as const

/** The form of a credit; without the banks there is none to be chosen. */
export const creditFormOf = ({ price, banks = [], selectedAcquirer, isAgreed }: ShoppingCreditContext) => ({
  ...{ price, banks, selectedAcquirer, isAgreed },
})

/** A choice and, of what was refused, the part that it leaves. */
const mended = <Choice extends Partial<ShoppingCreditContext>>(context: ShoppingCreditContext, choice: Choice) => ({
  ...choice,
  refused: stillRefused(context.refused, creditFaultsOf(creditFormOf({ ...context, ...choice }))),
})

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const shoppingCreditSetup = setup({
  types: {
    context: {} as ShoppingCreditContext,
    events: {} as ShoppingCreditEvent,
    input: {} as ShoppingCreditInput,
    output: {} as ShoppingCreditOutput,
    tags: {} as 'explaining',
  },
  actors: { askCreditBanks, askCreditPlans },
  guards: {
    isAmountLent: ({ context }) => isAmountLent(context.price),
    areBanksKnown: ({ context }) => context.banks !== undefined,
    /** Of banks and of plans. */
    isFound: (_, params: { kind: (CreditBanksAnswer | CreditPlansAnswer)['kind'] }) => params.kind === 'known',
    isIneligible: (_, params: { kind: CreditBanksAnswer['kind'] }) => params.kind === 'ineligible',
    wasTurnedAway: ({ context }) => context.category !== undefined,
    canBecomeEligible: ({ context }) => canBecomeEligible(context.category),
    canChooseBank: ({ context }, params: { acquirerId: AcquirerId }) =>
      canChooseBank(creditFormOf(context), params.acquirerId),
    isReadyToApply: ({ context }) =>
      creditFaultOf(creditFormOf(context)) === undefined && context.network !== 'offline',
    hasBank: ({ context }) => context.selectedAcquirer !== undefined,
    isBankOther: ({ context }) => context.selectedAcquirer !== context.plannedAcquirer,
    arePlansKnown: ({ context }) => plansOf(context) !== undefined,
    needsSample: ({ context: { samplePlans, banks = [] } }) =>
      samplePlans === undefined && sampleBankOf(banks) !== undefined,
  },
  actions: {
    setLevel: assign((_, params: { level: KycLevel | undefined }) => params),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setAgreement: assign(({ context }, params: { isAgreed: boolean }) => mended(context, params)),
    /** The one that was tried before is chosen no more where it does not lend by now. */
    setBanks: assign(({ context }, { answer }: { answer: CreditBanksAnswer }) => {
      if (answer.kind !== 'known') return {}
      const banks = activeFirst(answer.banks)
      const { price, selectedAcquirer: tried } = context
      const selectedAcquirer = tried !== undefined && canChooseBank({ banks, price }, tried) ? tried : undefined
      return { banks, selectedAcquirer }
    }),
    setBank: assign(({ context }, { acquirerId }: { acquirerId: AcquirerId }) =>
      mended(context, { selectedAcquirer: acquirerId }),
    ),
    raiseBankChanged: raise({ type: 'bank.changed' }),
    setPlanned: assign(({ context }) => ({ plannedAcquirer: context.selectedAcquirer })),
    setPlans: assign(({ context }, { answer }: { answer: CreditPlansAnswer }) =>
      answer.kind === 'known' && context.plannedAcquirer !== undefined
        ? { plans: { ...context.plans, [planKeyOf(context.plannedAcquirer)]: answer.plans } }
        : {},
    ),
    setSample: assign((_, { answer }: { answer: CreditPlansAnswer }): { samplePlans?: readonly CreditPlan[] } =>
      answer.kind === 'known' ? { samplePlans: answer.plans } : {},
    ),
    setIneligibility: assign((_, params: { category: Ineligibility }) => ({ ...UNTRIED, ...params })),
    /** The provider's sentence says more than the title does. */
    setTurned: assign((_, { answer }: { answer: CreditBanksAnswer }) => ({
      category: answer.kind === 'ineligible' ? answer.category : undefined,
      problem: 'refusal' in answer ? problemBesidePayment(answer.refusal) : GENERIC_PROBLEM,
    })),
    setFaults: assign(({ context }) => ({
      ...UNTRIED,
      isShown: true,
      refused: refusedFields(creditFaultsOf(creditFormOf(context))),
    })),
    clearProblem: assign({ ...UNTRIED, category: undefined }),
    setProblem: assign((_, params: { problem: Problem }) => params),
    setEnd: assign((_, params: { end: FormEnd }) => params),
  },
})
