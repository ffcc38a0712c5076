import { assign, setup } from 'xstate'
import { kindParams, answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { formEndsOf } from '../form/ends'
import { FORM_UPDATES } from '../form/updates'
import { requireFact } from '../../support/require-fact'
import type { BankAccount, TransferWithCode, OpenTransfer } from '../../entities/bank-transfer'
import type { BusinessCalendar } from '../../entities/business-calendar'
import type { CalendarDay } from '../../entities/instant'
import type { Member } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { NetworkState } from '../../entities/network'
import { GENERIC_PROBLEM, type Problem } from '../../entities/problem'
import type { Receipt } from '../../entities/receipt'
import { type RefusedField, firstFaultOf, refusedFields } from '../../entities/refused-fields'
import { withCorrectedFields } from '../form/corrected'
import type { FormInput, FormUpdate } from '../form/ports'
import { type NotifyAnswer, type TransferSubmission, abandonTransfer, notifyTransfer } from './ports'
import {
  type TransferFault,
  accountOf,
  accountOfTransfer,
  failedNotice,
  canNotifyTransfer,
  transferFaultsOf,
  addOpenedBank,
} from './rules'
import type { BankTransferOutput, TransferDraft } from './draft'
import type { ActorNameById } from '../../support/port'

export type BankTransferEvent =
  | { type: 'shopper.choseBank'; bankId: BankAccount['bankId'] }
  | { type: 'shopper.paid' }
  /** The shopper has written down the details. */
  | { type: 'shopper.tookDetails' }
  /** The shopper chose another method, Back or another URL. */
  | { type: 'shopper.askedOtherMethod' }
  /** The modal that explains the lock, or warns before leaving, was closed: the shopper stays with the code. */
  | { type: 'shopper.closed' }
  /** The shopper wants to start over without this code. */
  | { type: 'shopper.askedToLeave' }
  | { type: 'shopper.left' }
  | FormUpdate

export interface BankTransferInput extends FormInput {
  /** Undefined if a foreign buyer opens an order that waits for a transfer. */
  readonly member: Member | undefined
  readonly price: Money
  readonly accounts: readonly BankAccount[]
  readonly isBuyerProtected: boolean
  readonly bankDay: CalendarDay | undefined
  readonly calendar: BusinessCalendar
  /** The order's own redirect URL; without one, the notice's response has it. */
  readonly redirectUrl: string | undefined
  readonly draft: TransferDraft
  /** A transfer that already has its code, which may be withheld from this buyer. */
  readonly transfer: OpenTransfer | undefined
  readonly slowAfter: number
}

interface BankTransferContext extends Omit<BankTransferInput, 'draft'>, TransferDraft {
  /** A code was requested, so missing fields may show errors. */
  readonly areFaultsShown: boolean
  readonly refused: readonly RefusedField<TransferFault>[]
  /** The warning about giving up the code was shown before (BANK-04). */
  readonly isLeaveModalViewed: boolean
  /** The provider may have received a notice of this transfer. */
  readonly mayBeNotified: boolean
  readonly callbackUrl: string | undefined
  readonly receipt: Receipt | undefined
}

/** For states that need a code. Throws without one. */
function codeOf(transfer: OpenTransfer | undefined): TransferWithCode {
  return requireFact(transfer?.code === undefined ? undefined : transfer, 'code')
}

/** For a submitted form. Throws without a member or a selected bank. */
function submissionOf(context: BankTransferContext): TransferSubmission {
  const { price, isBuyerProtected, clickedBanks } = context
  const member = requireFact(context.member, 'member')
  const bankId = requireFact(context.selectedBankId, 'bank')
  const question = { member, price, bankId, isBuyerProtected, clickedBanks }
  return {
    method: 'bank-transfer',
    price,
    sum: price,
    bankPart: price,
    gate: undefined,
    question,
    choice: bankId,
  }
}

const draftsOf = ({ selectedBankId, clickedBanks }: TransferDraft) => ({
  'bank-transfer': { selectedBankId, clickedBanks },
})

const { end, endReached } = endsOf<BankTransferContext, BankTransferOutput>()

const leaving = [
  { guard: 'isLeaveModalViewed', target: '#bankTransfer.restarting', actions: 'clearProblem' },
  { target: 'confirmingLeave', actions: 'setLeaveModalViewed' },
] as const

export const bankTransferMachine = setup({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    input: {} as BankTransferInput,
    output: {} as BankTransferOutput,
    tags: {} as 'lockedIn' | 'busy' | 'paymentInFlight' | 'paymentSlow',
    children: {} as ActorNameById<'notifyTransfer' | 'abandonTransfer'>,
  },
  actors: { notifyTransfer, abandonTransfer },
  delays: { slowness: ({ context }) => context.slowAfter },
  guards: {
    hasTransfer: ({ context }) => context.transfer !== undefined,
    isOffered: ({ context }, { bankId }: { bankId: BankAccount['bankId'] }) =>
      accountOf(context.accounts, bankId) !== undefined,
    isReadyToPay: ({ context }) =>
      firstFaultOf(transferFaultsOf(context)) === undefined && context.network !== 'offline',
    canNotify: ({ context }) => context.network !== 'offline' && canNotifyTransfer(context),
    isLeaveModalViewed: ({ context }) => context.isLeaveModalViewed,
    isNotified: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'notified',
    isPaid: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'paid',
    isLapsed: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'lapsed',
  },
  actions: {
    setNetwork: assign((_, params: { network: NetworkState }) => params),
    setAgreement: assign(({ context }, params: { isAgreed: boolean }) =>
      withCorrectedFields(context, params, transferFaultsOf),
    ),
    setBank: assign(({ context }, { bankId }: { bankId: BankAccount['bankId'] }) => ({
      ...withCorrectedFields(context, { selectedBankId: bankId }, transferFaultsOf),
      clickedBanks: addOpenedBank(context.clickedBanks, bankId),
    })),
    setCallback: assign(({ context }, { answer }: { answer: NotifyAnswer }) =>
      answer.kind === 'notified' ? { callbackUrl: context.redirectUrl ?? answer.callbackUrl } : {},
    ),
    setReceipt: assign((_, { answer }: { answer: NotifyAnswer }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    setLeaveModalViewed: assign({ isLeaveModalViewed: true }),
    setFaults: assign(({ context }) => ({
      areFaultsShown: true,
      refused: refusedFields(transferFaultsOf(context)),
      problem: undefined,
    })),
    setNotifyProblem: assign(({ context }, { answer }: { answer: NotifyAnswer | undefined }) =>
      failedNotice(answer?.kind === 'refused' ? answer.refusal : undefined, context.mayBeNotified),
    ),
    setExpiredProblem: assign((_, { answer }: { answer: NotifyAnswer }): { problem: Problem } => ({
      problem: answer.kind === 'lapsed' ? answer.problem : GENERIC_PROBLEM,
    })),
    clearProblem: assign({ areFaultsShown: false, refused: [], problem: undefined }),
  },
}).createMachine({
  id: 'bankTransfer',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draft,
    selectedBankId:
      accountOfTransfer(input.accounts, input.transfer?.bankId)?.bankId ??
      input.transfer?.bankId ??
      draft.selectedBankId,
    areFaultsShown: false,
    refused: [],
    isLeaveModalViewed: false,
    mayBeNotified: input.transfer?.mayBeNotified === true,
    callbackUrl: undefined,
    receipt: undefined,
  }),
  initial: 'choosing',
  on: FORM_UPDATES,
  states: {
    choosing: {
      always: { guard: 'hasTransfer', target: 'lockedIn' },
      on: {
        'form.left': 'left',
        'shopper.choseBank': {
          guard: { type: 'isOffered', params: ({ event }) => ({ bankId: event.bankId }) },
          actions: { type: 'setBank', params: ({ event }) => ({ bankId: event.bankId }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'submitted', actions: 'clearProblem' },
          { actions: 'setFaults' },
        ],
      },
    },
    lockedIn: {
      tags: 'lockedIn',
      initial: 'reading',
      states: {
        reading: {
          on: {
            'shopper.tookDetails': { guard: 'canNotify', target: 'notifying', actions: 'clearProblem' },
            'shopper.askedOtherMethod': 'explaining',
            'shopper.askedToLeave': leaving,
          },
        },
        explaining: { on: { 'shopper.closed': 'reading', 'shopper.askedToLeave': leaving } },
        confirmingLeave: {
          on: {
            'shopper.closed': 'reading',
            'shopper.left': { target: '#bankTransfer.restarting', actions: 'clearProblem' },
          },
        },
        notifying: {
          tags: ['busy', 'paymentInFlight'],
          initial: 'sent',
          invoke: {
            id: 'notifyTransfer',
            src: 'notifyTransfer',
            input: ({ context }) => ({ transfer: codeOf(context.transfer) }),
            onDone: [
              {
                guard: { type: 'isNotified', params: kindParams },
                target: '#bankTransfer.notified',
                actions: { type: 'setCallback', params: answerParams },
              },
              {
                guard: { type: 'isPaid', params: kindParams },
                target: '#bankTransfer.paid',
                actions: { type: 'setReceipt', params: answerParams },
              },
              {
                guard: { type: 'isLapsed', params: kindParams },
                target: '#bankTransfer.restarting',
                actions: { type: 'setExpiredProblem', params: answerParams },
              },
              { target: 'reading', actions: { type: 'setNotifyProblem', params: answerParams } },
            ],
            onError: { target: 'reading', actions: { type: 'setNotifyProblem', params: { answer: undefined } } },
          },
          states: { sent: { after: { slowness: 'slow' } }, slow: { tags: 'paymentSlow' } },
        },
      },
    },
    restarting: {
      tags: ['busy', 'lockedIn'],
      invoke: { id: 'abandonTransfer', src: 'abandonTransfer', onDone: 'restarted', onError: 'restarted' },
    },
    ...formEndsOf(end, submissionOf, draftsOf),
    notified: {
      type: 'final',
      output: end(({ context: { transfer, callbackUrl } }) => ({
        kind: 'notified',
        transfer: codeOf(transfer),
        callbackUrl,
      })),
    },
    paid: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'paid', receipt: requireFact(context.receipt, 'receipt') })),
    },
    restarted: {
      type: 'final',
      output: end(({ context }) => ({ kind: 'restarted', problem: context.problem, drafts: draftsOf(context) })),
    },
  },
  output: endReached,
})
