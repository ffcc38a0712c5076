import { assign, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import { replaceCards } from './card/draft'
import { NO_INSTALLMENTS } from './card/installments'
import type { NetworkState } from '../entities/network'
import type { PaymentTerms } from '../entities/payment-terms'
import type { PaymentAttemptOutput, paymentAttemptMachine } from './attempt/machine'
import type { FormUpdate } from './form/ports'
import type { TagParams } from '../support/tag'
import { type ActorNameById, lazyMachine } from '../support/port'
import { type PaymentContext, type PaymentInput, type PaymentOutput, receiptOfTransfer } from './context'
import {
  FORM_ACTORS,
  type FormId,
  type FormOutputs,
  type Method,
  initialDrafts,
  draftsAtPrice,
  methodsOf,
} from './rules'
import { type FundsAnswer, type MemberLevelAnswer, askBalance, askMemberLevel, readTerms } from './ports'

export type PaymentEvent =
  | { type: 'shopper.choseMethod'; method: Method }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  /** Fetches the balance again after a failure. */
  | { type: 'shopper.askedBalance' }
  | { type: 'shopper.retried' }
  /** The danger modal was closed; its text stays on the page. */
  | { type: 'shopper.closedDanger' }
  /** Navigation away from this page, by Back or a typed URL. */
  | { type: 'address.asked' }
  /** The browser restored the page that was left for the bank. */
  | { type: 'tab.restored' }
  | { type: 'network.changed'; is: NetworkState }
  /** Raised by the machine: wallet facts have improved, or may be outdated. */
  | { type: 'wallet.changed' }
  | { type: 'wallet.outdated' }
  /** Raised by the machine: the agreement's checkbox changed. */
  | { type: 'agreement.changed' }

type Children = ActorNameById<FormId | 'readTerms' | 'askBalance' | 'askMemberLevel'> & { attempt: 'paymentAttempt' }

export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as
      | 'agreed'
      | 'unagreed'
      | 'pressed'
      | 'identityAsked'
      | 'paymentInFlight'
      | 'paymentOverdue'
      | 'paymentRedirected'
      | 'creditRedirected'
      | 'lockedIn'
      | 'dangerShown'
      | 'methodCrashed',
    children: {} as Children,
  },
  actors: {
    readTerms,
    askBalance,
    askMemberLevel,
    ...FORM_ACTORS,
    paymentAttempt: lazyMachine<typeof paymentAttemptMachine>('paymentAttempt'),
  },
  guards: {
    isMethodToOpen: ({ context }, params: { method: Method }) => {
      const methods = methodsOf(context.terms, context.buyer)
      const { chosen } = context
      return (chosen && methods.includes(chosen) ? chosen : methods[0]) === params.method
    },
    isOffered: ({ context }, params: { method: Method }) =>
      methodsOf(context.terms, context.buyer).includes(params.method),
    isOtherMethodOffered: ({ context }, { method, own }: { method: Method; own: Method }) =>
      method !== own && methodsOf(context.terms, context.buyer).includes(method),
    hasAgreed: ({ context }) => context.isAgreed,
    isIdle: not('isUnderWay'),
    isUnderWay: or(
      (['inFlight', 'overdue', 'redirecting', 'goingForCredit'] as const).map((attempting) =>
        stateIn({ open: { method: { attempting } } }),
      ),
    ),
    hasTransfer: ({ context }) => context.transfer !== undefined,
    isMember: ({ context }) => context.buyer.memberId !== undefined,
    isKnown: (_, params: { kind: (FundsAnswer | MemberLevelAnswer)['kind'] }) => params.kind === 'known',
    isSubmitted: (_, params: { kind: FormOutputs['kind'] }) => params.kind === 'submitted',
    isNotified: (_, params: { kind: FormOutputs['kind'] }) => params.kind === 'notified',
    isPaid: (_, params: { kind: (FormOutputs | PaymentAttemptOutput)['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: PaymentAttemptOutput['kind'] }) => params.kind === 'refused',
    isRepriced: (_, params: { kind: PaymentAttemptOutput['kind'] }) => params.kind === 'repriced',
    isTransferIssued: (_, params: { kind: PaymentAttemptOutput['kind'] }) => params.kind === 'issued',
    isAttempt: (_, { is }: TagParams) => is,
    isForCredit: ({ context }, { is }: TagParams) => is && context.submission?.method === 'shopping-credit',
  },
  actions: {
    setTerms: assign((_, { terms }: { terms: PaymentTerms }) => ({ terms, transfer: terms.openTransfer })),
    setBalance: assign((_, { answer }: { answer: FundsAnswer }) =>
      answer.kind === 'known' ? { balance: answer.balance } : {},
    ),
    setLevel: assign((_, { answer }: { answer: MemberLevelAnswer }) =>
      answer.kind === 'known' ? { level: answer.level } : {},
    ),
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setAgreement: assign((_, params: { isAgreed: boolean }) => params),
    setChosenMethod: assign((_, { method }: { method: Method }) => ({ chosen: method })),
    setSubmission: assign(({ context }, { answer }: { answer: FormOutputs }) =>
      answer.kind === 'submitted'
        ? {
            submission: answer.submission,
            chosen: answer.submission.method,
            drafts: { ...context.drafts, ...answer.drafts },
          }
        : {},
    ),
    setDrafts: assign(({ context }, { answer }: { answer: FormOutputs }) =>
      answer.kind === 'left' ? { drafts: { ...context.drafts, ...answer.drafts } } : {},
    ),
    /** The identity gate may have found a newer level and fresher cards, and keeps the text of a form that was closed. */
    setKycFindings: assign(({ context: { drafts, level } }, { answer }: { answer: PaymentAttemptOutput }) => {
      const card = drafts['credit-card']
      const known = answer.cards && card.isWalletKnown ? replaceCards(card, answer.cards) : card
      return {
        level: answer.level ?? level,
        mayHaveRisen: answer.mayHaveRisen,
        identity: answer.identity,
        drafts: { ...drafts, 'credit-card': known },
      }
    }),
    setRefusal: assign(({ context: { drafts } }, { answer }: { answer: PaymentAttemptOutput }) => {
      if (answer.kind !== 'refused') return {}
      const { problem, refusal, wasSent, typed: card } = answer
      // The bank no longer accepts what it offered, so its installments are fetched again.
      const offered = problem?.key === 'declines.singlePayment' ? NO_INSTALLMENTS : {}
      return {
        problem,
        lastRefusal: refusal && { refusal, wasSent },
        drafts: { ...drafts, 'credit-card': { ...drafts['credit-card'], ...(card && { card }), ...offered } },
      }
    }),
    setPrice: assign(({ context }, { answer }: { answer: PaymentAttemptOutput }) =>
      answer.kind === 'repriced' ? { price: answer.price, drafts: draftsAtPrice(context.drafts, answer.price) } : {},
    ),
    setTransfer: assign((_, { answer }: { answer: PaymentAttemptOutput }) =>
      answer.kind === 'issued' ? { transfer: answer.transfer } : {},
    ),
    setUnknownOutcome: assign(({ context: { submission } }, { answer }: { answer: PaymentAttemptOutput }) =>
      answer.kind === 'unknown'
        ? { submission: answer.wasSent ? submission : undefined, isAtBank: answer.isAtBank }
        : {},
    ),
    setRestartedTransfer: assign(({ context }, { answer }: { answer: FormOutputs }) =>
      answer.kind === 'restarted'
        ? {
            problem: answer.problem,
            chosen: 'bank-transfer',
            drafts: { ...context.drafts, ...answer.drafts },
          }
        : {},
    ),
    setNotified: assign(({ context }, { answer }: { answer: FormOutputs }) =>
      answer.kind === 'notified' ? { transferReceipt: receiptOfTransfer(answer, context.terms) } : {},
    ),
    setReceipt: assign((_, { answer }: { answer: FormOutputs | PaymentAttemptOutput }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    clearProblem: assign({ problem: undefined, lastRefusal: undefined }),
    clearTransfer: assign({ transfer: undefined }),
    clearDrafts: assign(({ context }) => ({ chosen: undefined, drafts: initialDrafts(context.price, undefined) })),
    raiseWalletChanged: raise({ type: 'wallet.changed' }),
    raiseWalletOutdated: raise({ type: 'wallet.outdated' }),
    raiseAgreementChanged: raise({ type: 'agreement.changed' }),
    sendLeave: sendTo(
      (_, params: { id: FormId }) => params.id,
      (): FormUpdate => ({ type: 'form.left' }),
    ),
    sendWallet: sendTo(
      (_, params: { id: FormId }) => params.id,
      ({ context: { balance, level } }): FormUpdate => ({ type: 'wallet.updated', balance, level }),
    ),
    sendAgreement: sendTo(
      (_, params: { id: FormId; isAgreed: boolean }) => params.id,
      (_, { isAgreed }): FormUpdate => ({ type: 'agreement.updated', isAgreed }),
    ),
    sendNetwork: sendTo(
      (_, params: { id: FormId; network: NetworkState }) => params.id,
      (_, { network }): FormUpdate => ({ type: 'network.changed', is: network }),
    ),
    sendRestoredToAttempt: sendTo('attempt', { type: 'tab.restored' }),
    sendOtherMethodToTransfer: sendTo('bankTransfer', { type: 'shopper.askedOtherMethod' }),
  },
})
