import { ofKind, theAnswer } from '../answer'
import { GENERIC_PROBLEM } from '../entities/problem'
import { isTransferReceipt } from '../entities/receipt'
import { afterwardsRegion } from './afterwards-region'
import { clockRegion } from './clock-region'
import { expiredState } from './expired-state'
import { networkRegion } from './network-region'
import { newsRegion } from './news-region'
import { noticeRegion } from './notice-region'
import { ENDS, admittingStates } from './admitting-states'
import { TIME_UP, checkoutParts } from './parts'
import { payingState } from './paying-state'
import { readingRegion } from './reading-region'
import { reconcilingState } from './reconciling-state'
import { entranceOf, formOfReturning, receiptOf, screenAskedFor } from './rules'
import { suspendedState } from './suspended-state'
import { tabRegion } from './tab-region'

/**
 * The whole checkout. A screen is what a state of `journey` looks like and an address is what it is called. There is no
 * arrow from an identified shopper back to the form (a code is asked for once), none out of a running payment but its own
 * ending, and none from `result` to anything that can be paid with: Back, Forward and typed
 * addresses only ever ask, by `address.asked`.
 */
export const checkoutMachine = checkoutParts.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    entrance: entranceOf(input.asked),
    form: formOfReturning(input.returning),
    order: undefined,
    pending: undefined,
    member: undefined,
    foreignBuyer: undefined,
    loginEndsAt: undefined,
    receipt: undefined,
    attempted: undefined,
    isAtBank: false,
    isJustPaid: false,
    problem: undefined,
    notice: GENERIC_PROBLEM,
    network: 'online',
    hasAgreed: input.returning?.hasAgreed ?? false,
  }),
  type: 'parallel',
  states: {
    journey: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: 'hasToken', target: 'arriving' }, { target: 'closed' }] },
        arriving: {
          initial: 'starting',
          always: TIME_UP,
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context: { form, entrance } }) => ({ form, entrance }),
            onDone: [ENDS.codeSent, ENDS.newcomer, ENDS.emailNeeded, ENDS.foreign, ENDS.interrupted],
            onError: { target: 'arrivalFailed', actions: 'recordBreakage' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: screenAskedFor },
              actions: [
                { type: 'keepEntrance', params: screenAskedFor },
                { type: 'tellIdentifyEntrance', params: screenAskedFor },
              ],
            },
            'host.handedOver': { actions: 'keepHandedOver' },
          },
          states: {
            starting: {
              invoke: {
                id: 'startOrder',
                src: 'startOrder',
                input: ({ context }) => ({ token: context.token }),
                onDone: [
                  {
                    guard: { type: 'isStarted', params: ofKind },
                    target: 'identifying',
                    actions: { type: 'keepOrder', params: theAnswer },
                  },
                  {
                    guard: { type: 'isPaid', params: ofKind },
                    target: '#checkout.journey.result',
                    actions: { type: 'keepPaidOrder', params: theAnswer },
                  },
                  {
                    guard: { type: 'isUnsettled', params: ofKind },
                    target: '#checkout.journey.reconciling',
                    actions: { type: 'keepOrder', params: theAnswer },
                  },
                  { guard: { type: 'isDead', params: ofKind }, target: '#checkout.journey.closed' },
                  { target: 'startFailed', actions: { type: 'recordRefusal', params: theAnswer } },
                ],
                onError: { target: 'startFailed', actions: 'recordBreakage' },
              },
            },
            identifying: {
              entry: 'tellIdentifyOrder',
              // The text that was typed is the form's to bring along.
              on: { 'host.handedOver': { actions: 'tellIdentifyLogin' } },
              always: { guard: 'hasKept', target: '#checkout.journey.restoring' },
            },
            startFailed: {
              on: { 'shopper.retried': { target: 'starting', actions: 'forgetProblem' } },
            },
          },
        },
        arrivalFailed: {
          always: TIME_UP,
          on: { 'shopper.retried': { target: 'arriving', actions: 'forgetProblem' } },
        },
        closed: {},
        // A login that can't be restored is no reason to stay out: the shopper goes on as a visitor.
        restoring: {
          always: TIME_UP,
          invoke: {
            id: 'restoreLogin',
            src: 'restoreLogin',
            onDone: [
              {
                guard: { type: 'isRestored', params: ofKind },
                target: 'opening',
                actions: { type: 'keepRestoredMember', params: theAnswer },
              },
              {
                guard: { type: 'isCodePending', params: ofKind },
                target: 'verifying',
                actions: [{ type: 'keepRestoredCode', params: theAnswer }, 'forgetKept', 'tellDropped'],
              },
              {
                guard: { type: 'isAdmitted', params: ofKind },
                target: 'opening',
                actions: { type: 'keepRestoredMember', params: theAnswer },
              },
              { target: 'arriving.identifying', actions: ['forgetKept', 'tellDropped'] },
            ],
            onError: { target: 'arriving.identifying', actions: ['forgetKept', 'tellDropped'] },
          },
        },
        ...admittingStates,
        opening: {
          always: TIME_UP,
          invoke: {
            id: 'openPayment',
            src: 'openPayment',
            onDone: 'paying',
            onError: 'openingFailed',
          },
        },
        openingFailed: { always: TIME_UP, on: { 'shopper.retried': 'opening' } },
        paying: payingState,
        suspended: suspendedState,
        reconciling: reconcilingState,
        reconcilingFailed: { on: { 'shopper.retried': 'reconciling' } },
        result: {
          invoke: {
            id: 'shopReturn',
            src: 'shopReturn',
            input: ({ context }) => ({
              token: context.token,
              callbackUrl: receiptOf(context.receipt).callbackUrl,
              isAwaited: isTransferReceipt(context.receipt),
              // A shopper who comes back to a paid order has been to the shop; they are not sent there again and again.
              goesByItself: context.isJustPaid || (context.member ?? context.foreignBuyer) !== undefined,
              pace: context.pace,
            }),
            onError: 'resultKept',
          },
        },
        expired: expiredState,
        // Paid all the same; the way back is the shopper's own.
        resultKept: {},
      },
    },
    news: newsRegion,
    clock: clockRegion,
    tab: tabRegion,
    network: networkRegion,
    notice: noticeRegion,
    reading: readingRegion,
    afterwards: afterwardsRegion,
    detail: {
      initial: 'closed',
      states: {
        closed: { on: { 'shopper.toggledDetail': { guard: 'hasMember', target: 'open' } } },
        open: { on: { 'shopper.toggledDetail': 'closed' } },
      },
    },
  },
})
