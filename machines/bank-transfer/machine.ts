import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { SENT_STATES } from '../sent-states'
import { bankOf, bankTransferParts, codeOf } from './parts'

const toForm = {
  target: 'choosing',
  actions: { type: 'recordProblem', params: { problem: GENERIC_PROBLEM } },
} as const
const toBanks = { target: 'choosing', actions: 'forgetCode' } as const
const leaving = [
  { guard: 'wasLeaveAsked', target: '#bankTransfer.restarting', actions: 'forgetProblem' },
  { target: 'confirmingLeave', actions: 'recordLeaveAsked' },
] as const

/**
 * Paying by a transfer that the shopper makes at their bank. A code is asked for once: what is not an explicit refusal ends as unknown,
 * since a second code would make the first one worthless, and somebody may have that one by SMS. Where there is a code there is no form
 * and no other way of paying; whoever wants one is told so, and only leaving, which is asked about once, takes the code away.
 * That the details were taken is no payment: it may be said again, and whatever becomes of saying so, the code stays on show for as
 * long as it is good.
 */
export const bankTransferMachine = bankTransferParts.createMachine({
  id: 'bankTransfer',
  context: ({ input: { resumed, ...input } }) => ({
    ...input,
    selectedBankId: resumed?.bankId,
    clickedBanks: [],
    isShown: false,
    newPrice: undefined,
    transfer: resumed,
    isLeaveModalViewed: false,
    callbackUrl: undefined,
    receipt: undefined,
  }),
  initial: 'choosing',
  on: { 'network.told': { actions: { type: 'keepNetwork', params: ({ event }) => ({ network: event.is }) } } },
  states: {
    choosing: {
      always: { guard: 'hasCode', target: 'lockedIn' },
      on: {
        'shopper.choseBank': {
          guard: { type: 'isOffered', params: ({ event }) => ({ bankId: event.bankId }) },
          actions: { type: 'keepBank', params: ({ event }) => ({ bankId: event.bankId }) },
        },
        'shopper.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ isAgreed: event.isAgreed }) },
        },
        'shopper.paid': [
          { guard: 'isReadyToPay', target: 'checking', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    // The last look before anything is sent: a code is for a price that was seen, of an order that nobody else pays.
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkOrder',
        src: 'checkOrder',
        input: ({ context }) => ({ price: context.price }),
        onDone: [
          {
            guard: { type: 'isReady', params: ofKind },
            target: 'starting',
            actions: { type: 'tellBanksOpened', params: ({ context: { clickedBanks } }) => ({ clickedBanks }) },
          },
          {
            guard: { type: 'isPriceChanged', params: ofKind },
            target: 'accepting',
            actions: { type: 'keepNewPrice', params: theAnswer },
          },
          { guard: { type: 'isSettled', params: ofKind }, target: 'unknown' },
          {
            target: 'choosing',
            actions: {
              type: 'recordProblem',
              params: ({ event }) => ({
                problem: event.output.kind === 'refused' ? event.output.problem : GENERIC_PROBLEM,
              }),
            },
          },
        ],
        onError: toForm,
      },
    },
    accepting: {
      tags: 'priceChanged',
      on: { 'shopper.acceptedPrice': { target: 'choosing', actions: 'keepAcceptedPrice' } },
    },
    starting: {
      tags: ['busy', 'paymentInFlight'],
      initial: 'sent',
      invoke: {
        id: 'startTransfer',
        src: 'startTransfer',
        input: ({ context }) => ({
          member: context.member,
          price: context.price,
          bankId: bankOf(context),
          isBuyerProtected: context.isBuyerProtected,
        }),
        onDone: [
          {
            guard: { type: 'isStarted', params: ofKind },
            target: 'lockedIn',
            actions: { type: 'keepTransfer', params: theAnswer },
          },
          {
            guard: { type: 'isRefused', params: ofKind },
            target: 'choosing',
            actions: { type: 'recordRefusal', params: theAnswer },
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
      states: SENT_STATES,
    },
    lockedIn: {
      tags: 'lockedIn',
      initial: 'reading',
      states: {
        reading: {
          on: {
            'shopper.tookDetails': { guard: 'isConnected', target: 'notifying', actions: 'forgetProblem' },
            'shopper.askedAnotherWay': 'explaining',
            'shopper.askedToLeave': leaving,
          },
        },
        explaining: { on: { 'shopper.closed': 'reading', 'shopper.askedToLeave': leaving } },
        confirmingLeave: {
          on: {
            'shopper.stayed': 'reading',
            'shopper.left': { target: '#bankTransfer.restarting', actions: 'forgetProblem' },
          },
        },
        // It is never overdue: the code does not go from the screen because somebody does not answer.
        notifying: {
          tags: ['busy', 'paymentInFlight'],
          initial: 'sent',
          invoke: {
            id: 'notifyTransfer',
            src: 'notifyTransfer',
            input: ({ context }) => ({ transfer: codeOf(context.transfer) }),
            onDone: [
              {
                guard: { type: 'isNotified', params: ofKind },
                target: '#bankTransfer.notified',
                actions: { type: 'keepCallback', params: theAnswer },
              },
              {
                guard: { type: 'isPaid', params: ofKind },
                target: '#bankTransfer.paid',
                actions: { type: 'keepReceipt', params: theAnswer },
              },
              {
                guard: { type: 'isLapsed', params: ofKind },
                target: '#bankTransfer.restarting',
                actions: { type: 'recordLapse', params: theAnswer },
              },
              { target: 'reading', actions: { type: 'recordUntold', params: theAnswer } },
            ],
            onError: { target: 'reading', actions: { type: 'recordUntold', params: { answer: undefined } } },
          },
          states: { sent: { after: { slowness: 'slow' } }, slow: { tags: 'paymentSlow' } },
        },
      },
    },
    // Nothing else may begin before the code is forgotten: a page that is loaded anew would come back to it.
    restarting: {
      tags: ['busy', 'lockedIn'],
      invoke: { id: 'forgetTransfer', src: 'forgetTransfer', onDone: toBanks, onError: toBanks },
    },
    notified: { type: 'final' },
    paid: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context: { receipt, transfer, callbackUrl } }) => {
    if (receipt) return { kind: 'paid', receipt }
    return transfer ? { kind: 'notified', transfer, callbackUrl } : { kind: 'unknown' }
  },
})
