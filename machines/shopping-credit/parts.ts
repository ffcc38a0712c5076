import { assign, raise, setup } from 'xstate'
import type { PaymentPace, WalletTold } from '../card-payment/context'
import { goToBank } from '../card-payment/ports'
import type { KycLevel, Member } from '../entities/member'
import type { NetworkState } from '../entities/network'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import type { CreditPlan } from '../entities/shopping-credit'
import { type CheckAnswer, checkOrder } from '../order-check/ports'
import { told } from '../told'
import { type CountlyData, type CreditDraft, draftWithBank, emptyCreditDraft, planKeyOf, plansOf } from './draft'
import {
  type CreditApplicationAnswer,
  type CreditBanksAnswer,
  type CreditPlansAnswer,
  type CreditValidationAnswer,
  type ShoppingCreditOutput,
  applyForCredit,
  askCreditBanks,
  askCreditPlans,
  validateCredit,
} from './ports'
import {
  type CreditFailure,
  type Ineligibility,
  type Turned,
  canBecomeEligible,
  creditFailureOf,
  wasValidationGood,
} from './refusals'
import { type AcquirerId, activeFirst, canChooseBank, creditFaultOf, isAmountLent, sampleBankOf } from './rules'

export type ShoppingCreditEvent =
  | { type: 'shopper.choseBank'; acquirerId: AcquirerId }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  /** How does one apply? */
  | { type: 'shopper.askedHow' }
  | { type: 'shopper.closed' }
  | { type: 'shopper.applied' }
  /** The order costs something else by now, and the shopper has seen what. */
  | { type: 'shopper.acceptedPrice' }
  | { type: 'shopper.wentToBank' }
  /** The banks are asked for again. */
  | { type: 'shopper.retried' }
  /** The payment plan is asked for again. */
  | { type: 'shopper.askedPlans' }
  /** Raised by the machine itself: a bank was chosen. */
  | { type: 'bank.changed' }
  | { type: 'network.told'; is: NetworkState }
  | WalletTold

/** Milliseconds. */
export interface CreditPace extends Pick<PaymentPace, 'slowAfter' | 'overdueAfter' | 'bankPatience'> {
  /** Between the word that the application goes to the bank and the way to it (CRED-04). */
  readonly creditPause: number
}

export interface ShoppingCreditInput {
  readonly member: Member
  /** As the provider said last; undefined while it has not said more than at the login. */
  readonly level: KycLevel | undefined
  /** What was found out and chosen for this price before another method was looked at. */
  readonly draft: CreditDraft
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
  readonly pace: CreditPace
}

export interface ShoppingCreditContext extends Omit<ShoppingCreditInput, 'draft'>, CreditDraft {
  /** The bank that the plans on show are of, or are being asked of. */
  readonly plannedAcquirer: AcquirerId | undefined
  readonly category: Ineligibility | undefined
  /** What the last application was refused for, where that has words of its own. */
  readonly failure: CreditFailure | undefined
  /** Somebody has pressed apply: what is missing may be shown as missing. */
  readonly isShown: boolean
  readonly newPrice: CreditDraft['price'] | undefined
  readonly bankHost: string | undefined
}

/** What a form shows that nothing was tried with yet. */
export const UNTRIED = { isShown: false, problem: undefined, failure: undefined } as const

/** The form of a credit; without the banks there is none to be chosen. */
export const creditFormOf = ({ price, banks = [], selectedAcquirer, isAgreed }: ShoppingCreditContext) => ({
  ...{ price, banks, selectedAcquirer, isAgreed },
})

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const shoppingCreditParts = setup({
  types: {
    context: {} as ShoppingCreditContext,
    events: {} as ShoppingCreditEvent,
    input: {} as ShoppingCreditInput,
    output: {} as ShoppingCreditOutput,
    tags: {} as
      | 'busy'
      | 'explaining'
      | 'priceChanged'
      | 'paymentInFlight'
      | 'paymentSlow'
      | 'paymentOverdue'
      | 'paymentRedirected',
  },
  actors: { askCreditBanks, askCreditPlans, checkOrder, validateCredit, applyForCredit, goToBank },
  delays: {
    slowness: ({ context }) => context.pace.slowAfter,
    overdue: ({ context }) => context.pace.overdueAfter - context.pace.slowAfter,
    creditPause: ({ context }) => context.pace.creditPause,
    bankPatience: ({ context }) => context.pace.bankPatience,
  },
  guards: {
    isAmountLent: ({ context }) => isAmountLent(context.price),
    areBanksKnown: ({ context }) => context.banks !== undefined,
    /** Of banks and of plans. */
    isFound: (_, params: { kind: (CreditBanksAnswer | CreditPlansAnswer)['kind'] }) => params.kind === 'known',
    isIneligible: (_, params: { kind: (CreditBanksAnswer | CreditValidationAnswer)['kind'] }) =>
      params.kind === 'ineligible',
    canBecomeEligible: ({ context }) => canBecomeEligible(context.category),
    canChooseBank: ({ context }, params: { acquirerId: AcquirerId }) =>
      canChooseBank(creditFormOf(context), params.acquirerId),
    isReadyToApply: ({ context }) =>
      creditFaultOf(creditFormOf(context)) === undefined && context.network !== 'offline',
    isReady: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'ready',
    isPriceChanged: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'changed',
    isSettled: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'settled',
    hasValidation: ({ context }) => context.validation !== undefined,
    isValidated: (_, params: { kind: CreditValidationAnswer['kind'] }) => params.kind === 'validated',
    isRedirected: (_, params: { kind: CreditApplicationAnswer['kind'] }) => params.kind === 'redirected',
    isRefused: (_, params: { kind: CreditApplicationAnswer['kind'] }) => params.kind === 'refused',
    hasBank: ({ context }) => context.selectedAcquirer !== undefined,
    isBankOther: ({ context }) => context.selectedAcquirer !== context.plannedAcquirer,
    arePlansKnown: ({ context }) => plansOf(context) !== undefined,
    needsSample: ({ context: { samplePlans, banks = [] } }) =>
      samplePlans === undefined && sampleBankOf(banks) !== undefined,
  },
  actions: {
    keepLevel: assign((_, params: { level: KycLevel | undefined }) => params),
    keepNetwork: assign((_, params: { network: NetworkState }) => params),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    keepBanks: assign((_, { answer }: { answer: CreditBanksAnswer }) =>
      answer.kind === 'known' ? { banks: activeFirst(answer.banks) } : {},
    ),
    keepBank: assign(({ context }, { acquirerId }: { acquirerId: AcquirerId }) => draftWithBank(context, acquirerId)),
    tellChange: raise({ type: 'bank.changed' }),
    recordPlanned: assign(({ context }) => ({ plannedAcquirer: context.selectedAcquirer })),
    keepPlans: assign(({ context }, { answer }: { answer: CreditPlansAnswer }) =>
      answer.kind === 'known' && context.plannedAcquirer !== undefined
        ? { plans: { ...context.plans, [planKeyOf(context.plannedAcquirer)]: answer.plans } }
        : {},
    ),
    keepSample: assign((_, { answer }: { answer: CreditPlansAnswer }): { samplePlans?: readonly CreditPlan[] } =>
      answer.kind === 'known' ? { samplePlans: answer.plans } : {},
    ),
    recordIneligibility: assign((_, params: { category: Ineligibility }) => ({ ...UNTRIED, ...params })),
    /** The provider's sentence says more than the title does. What was known of the banks may be true no more. */
    recordTurned: assign((_, { answer }: { answer: { kind: 'known' | 'validated' } | Turned }) => ({
      banks: undefined,
      category: answer.kind === 'ineligible' ? answer.category : undefined,
      problem: 'refusal' in answer ? problemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    recordFaults: assign({ ...UNTRIED, isShown: true }),
    forgetProblem: assign({ ...UNTRIED, category: undefined }),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    recordHindrance: assign((_, { answer }: { answer: CheckAnswer }) => ({
      problem: answer.kind === 'refused' ? answer.problem : GENERIC_PROBLEM,
    })),
    keepNewPrice: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'changed' ? { newPrice: answer.price } : {},
    ),
    /** Nothing of what was found out for the former price is an answer to this one. */
    keepAcceptedPrice: assign(({ context }) => ({
      ...emptyCreditDraft(context.newPrice ?? context.price),
      newPrice: undefined,
      plannedAcquirer: undefined,
    })),
    keepValidation: assign((_, { answer }: { answer: CreditValidationAnswer }) =>
      answer.kind === 'validated' ? { validation: { creditId: answer.creditId } } : {},
    ),
    recordRefusal: assign(({ context }, { answer }: { answer: CreditApplicationAnswer | CreditValidationAnswer }) =>
      'refusal' in answer
        ? {
            problem: problemOf(answer.refusal),
            failure: creditFailureOf(answer.refusal),
            validation: wasValidationGood(answer.refusal) ? context.validation : undefined,
          }
        : {},
    ),
    tellApplied: told<{ countlyData: CountlyData | undefined }>(),
    keepBankPage: assign((_, { answer }: { answer: CreditApplicationAnswer }) =>
      answer.kind === 'redirected' ? { bankHost: answer.bankHost, paymentId: answer.paymentId } : {},
    ),
  },
})
