import type { CheckoutContext } from './context'
import { checkoutSetup } from './setup'
import {
  buyerFrom,
  entranceOf,
  formOfReturning,
  goesByItself,
  orderOf,
  receiptOf,
  returningFrom,
  screenAskedFor,
  TIME_UP,
} from './rules'
import { ofKind, theAnswer } from '../support/answer'
import { attemptAt } from '../support/attempt-status'
import { tickOf } from './child-status'
import { GENERIC_PROBLEM } from '../entities/problem'
import { isTransferReceipt } from '../entities/receipt'
import {
  bankPageRegion,
  resultExtrasRegion,
  sessionRegion,
  exitRegion,
  networkRegion,
  hostEventsRegion,
  noticeRegion,
  legalTextRegion,
  tabRegion,
} from './regions'
import { admittingStates, ENDS } from './admitting-states'

const ANEW = { target: '#checkout.journey.arriving', actions: ['clearBuyer', 'clearTry'] } as const

const LEFT = { guard: 'isPageLeft', target: '#checkout.journey.exiting' } as const

const AWAY = { guard: 'isObserving', target: '#checkout.journey.suspended' } as const

const TIMELY = [...TIME_UP, AWAY] as const

export const choosingState = checkoutSetup.createStateConfig({
  always: [...TIMELY, LEFT],
  on: { 'tab.restored': ANEW, 'shopper.exited': { guard: 'isExitAsked', target: '#checkout.journey.exiting' } },
})

const pressedState = checkoutSetup.createStateConfig({ always: [...TIMELY, LEFT], on: { 'tab.restored': ANEW } })

// Re-entered at each step of the payment, so `setTransfer` raises an event only on a change.
export const lockedState = checkoutSetup.createStateConfig({
  entry: { type: 'setTransfer', params: { is: true } },
  always: { guard: 'isObserving', target: '#checkout.journey.suspended.lockedIn' },
  on: {
    'tab.restored': ANEW,
    'address.asked': {
      guard: { type: 'isAway', params: screenAskedFor },
      actions: { type: 'sendEvent', params: { id: 'payment' } },
    },
    'shopper.retried': { guard: 'isLoginOver', target: '#checkout.journey.expired.returning' },
  },
})

export const suspendedState = checkoutSetup.createStateConfig({
  initial: 'choosing',
  always: { guard: 'isOwning', target: '#checkout.journey.arriving', actions: 'clearBuyer' },
  states: { choosing: { always: TIME_UP }, lockedIn: {} },
})

const BACK = { 'tab.restored': { actions: { type: 'sendEvent', params: { id: 'payment' } } } } as const

export const payingState = checkoutSetup.createStateConfig({
  initial: 'choosing',
  entry: 'setDefaultAgreement',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      buyer: buyerFrom(context.member, context.foreignBuyer),
      price: orderOf(context.order).price,
      isAgreed: context.hasAgreed === true,
      problem: context.problem,
      tried: context.attempted,
      network: context.network,
      timings: context.timings,
    }),
    onSnapshot: [
      { guard: { type: 'isAttempt', params: attemptAt('overdue') }, target: '.overdue' },
      { guard: { type: 'isAttempt', params: attemptAt('goingForCredit') }, target: '.goingForCredit' },
      { guard: { type: 'isAttempt', params: attemptAt('redirecting') }, target: '.redirecting' },
      { guard: { type: 'isAttempt', params: attemptAt('inFlight') }, target: '.inFlight' },
      { guard: { type: 'isAttempt', params: attemptAt('lockedIn') }, target: '.lockedIn' },
      { guard: { type: 'isAttempt', params: attemptAt('pressed') }, target: '.pressed' },
      { guard: { type: 'isAttempt', params: attemptAt('crashed') }, target: '.choosing' },
      { guard: 'isLockedIn', target: '.choosing', actions: { type: 'setTransfer', params: { is: false } } },
      { target: '.choosing', actions: { type: 'setAgreed', params: tickOf } },
    ],
    onDone: [
      {
        guard: { type: 'hasReceipt', params: theAnswer },
        target: '#checkout.journey.result',
        actions: { type: 'setReceipt', params: theAnswer },
      },
      { target: '#checkout.journey.reconciling', actions: { type: 'setAttempted', params: theAnswer } },
    ],
    onError: [
      { guard: 'isPaymentInFlight', target: '#checkout.journey.reconciling', actions: 'clearAttempted' },
      { target: '#checkout.journey.openingFailed' },
    ],
  },
  on: { 'network.told': { actions: { type: 'sendEvent', params: { id: 'payment' } } } },
  states: {
    choosing: choosingState,
    pressed: pressedState,
    lockedIn: lockedState,
    inFlight: {},
    overdue: {},
    redirecting: { on: BACK },
    goingForCredit: { on: BACK },
  },
})

export const reconcilingState = checkoutSetup.createStateConfig({
  invoke: {
    id: 'reconciliation',
    src: 'reconciliation',
    input: ({ context: { token, isAtBank, timings } }) => ({ token, isAtBank, timings }),
    onDone: [
      {
        guard: { type: 'isPaid', params: ofKind },
        target: '#checkout.journey.result',
        actions: { type: 'setReceipt', params: theAnswer },
      },
      { guard: { type: 'isLoginRefused', params: ofKind }, target: '#checkout.journey.expired.unsettled' },
      {
        guard: 'hasBuyer',
        target: '#checkout.journey.inside',
        actions: [{ type: 'setOutcome', params: theAnswer }, 'raiseSessionChanged'],
      },
      {
        guard: 'hasOrder',
        target: '#checkout.journey.arriving.identifying',
        actions: [{ type: 'setOutcome', params: theAnswer }, 'raiseSessionChanged'],
      },
      { target: '#checkout.journey.arriving' },
    ],
    onError: '#checkout.journey.reconcilingFailed',
  },
  on: { 'tab.woke': { actions: 'sendWokeToReconciliation' }, 'tab.restored': { actions: 'sendWokeToReconciliation' } },
})

const INTO_BALANCE = {
  input: ({ context: { order, problem, network, attempted } }: { readonly context: CheckoutContext }) => ({
    ...{ price: orderOf(order).price, problem, network },
    tried: attempted?.choice,
  }),
  onSnapshot: [
    { guard: { type: 'isAttempt', params: attemptAt('inFlight') }, target: '.inFlight' },
    { target: '.choosing' },
  ],
  onDone: [
    {
      guard: { type: 'isPaid', params: ofKind },
      target: '#checkout.journey.result',
      actions: { type: 'setReceipt', params: theAnswer },
    },
    { target: '#checkout.journey.reconciling', actions: { type: 'setAttempted', params: theAnswer } },
  ],
  onError: [
    { guard: 'isPaymentInFlight', target: '#checkout.journey.reconciling', actions: 'clearAttempted' },
    { target: '#checkout.journey.openingFailed' },
  ],
} as const

const UNTIL_SENT = { initial: 'choosing', states: { choosing: choosingState, inFlight: {} } } as const

export const refundingState = checkoutSetup.createStateConfig({
  ...UNTIL_SENT,
  invoke: { id: 'refund', src: 'refund', ...INTO_BALANCE },
  on: { 'network.told': { actions: { type: 'sendEvent', params: { id: 'refund' } } } },
})

export const settlingState = checkoutSetup.createStateConfig({
  ...UNTIL_SENT,
  invoke: { id: 'settlement', src: 'settlement', ...INTO_BALANCE },
  on: { 'network.told': { actions: { type: 'sendEvent', params: { id: 'settlement' } } } },
})

const beginningAgain = {
  shown: checkoutSetup.createStateConfig({
    on: { 'shopper.retried': [{ guard: 'isLoginOver', target: 'returning' }, { target: 'leaving' }] },
  }),
  leaving: checkoutSetup.createStateConfig({
    invoke: {
      id: 'startOver',
      src: 'startOver',
      input: ({ context }) => ({ goBackUrl: context.order?.goBackUrl, returning: undefined }),
      onDone: 'shown',
      onError: 'shown',
    },
  }),
  returning: checkoutSetup.createStateConfig({
    invoke: {
      id: 'startOver',
      src: 'startOver',
      input: ({ context }) => ({ goBackUrl: undefined, returning: returningFrom(context) }),
      onDone: 'shown',
      onError: 'shown',
    },
  }),
}

export const expiredState = checkoutSetup.createStateConfig({
  initial: 'shown',
  states: {
    ...beginningAgain,
    unsettled: { initial: 'shown', states: beginningAgain },
  },
})

export const checkoutMachine = checkoutSetup.createMachine({
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
    isUnresolved: false,
    isAtBank: false,
    isJustPaid: false,
    problem: undefined,
    notice: GENERIC_PROBLEM,
    network: 'online',
    hasAgreed: input.returning?.hasAgreed,
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
            onError: { target: 'arrivalFailed', actions: 'setBreakage' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: screenAskedFor },
              actions: [
                { type: 'setEntrance', params: screenAskedFor },
                { type: 'sendEntranceToIdentify', params: screenAskedFor },
              ],
            },
            'host.handedOver': { actions: 'setHandedOver' },
            'language.changed': { actions: { type: 'sendEvent', params: { id: 'identify' } } },
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
                    actions: ['raiseSessionChanged', { type: 'setOrder', params: theAnswer }],
                  },
                  {
                    guard: { type: 'isPaid', params: ofKind },
                    target: '#checkout.journey.result',
                    actions: { type: 'setPaidOrder', params: theAnswer },
                  },
                  {
                    guard: { type: 'isUnsettled', params: ofKind },
                    target: '#checkout.journey.reconciling',
                    actions: ['raiseSessionChanged', { type: 'setOrder', params: theAnswer }],
                  },
                  { guard: { type: 'isDead', params: ofKind }, target: '#checkout.journey.closed' },
                  { target: 'startFailed', actions: { type: 'setRefusal', params: theAnswer } },
                ],
                onError: { target: 'startFailed', actions: 'setBreakage' },
              },
            },
            identifying: {
              entry: 'sendOrderToIdentify',
              on: { 'host.handedOver': { actions: { type: 'sendEvent', params: { id: 'identify' } } } },
              always: { guard: 'hasKept', target: '#checkout.journey.restoring' },
            },
            startFailed: {
              entry: 'sendFailureToIdentify',
              on: { 'shopper.retried': { target: 'starting', actions: 'clearProblem' } },
            },
          },
        },
        arrivalFailed: {
          always: TIME_UP,
          on: { 'shopper.retried': { target: 'arriving', actions: 'clearProblem' } },
        },
        closed: {},
        restoring: {
          always: TIME_UP,
          invoke: {
            id: 'restoreLogin',
            src: 'restoreLogin',
            input: ({ context: { order } }) => ({ isQuick: order?.isQuickLogin === true }),
            onDone: [
              {
                guard: { type: 'isRestored', params: ofKind },
                target: 'opening',
                actions: { type: 'setRestoredMember', params: theAnswer },
              },
              {
                guard: { type: 'isCodePending', params: ofKind },
                target: 'verifyingOtp',
                actions: [{ type: 'setRestoredCode', params: theAnswer }, 'clearKept', 'raiseSessionChanged'],
              },
              {
                guard: { type: 'isAdmitted', params: ofKind },
                target: 'opening',
                actions: { type: 'setRestoredMember', params: theAnswer },
              },
              { target: 'arriving.identifying', actions: ['clearKept', 'raiseSessionChanged'] },
            ],
            onError: { target: 'arriving.identifying', actions: ['clearKept', 'raiseSessionChanged'] },
          },
        },
        ...admittingStates,
        opening: {
          always: TIME_UP,
          invoke: {
            id: 'openPayment',
            src: 'openPayment',
            input: ({ context }) => context.flow,
            onDone: 'inside',
            onError: 'openingFailed',
          },
        },
        openingFailed: { always: TIME_UP, on: { 'shopper.retried': 'opening' } },
        inside: {
          always: [
            { guard: 'isLeavingForShop', target: 'exiting' },
            { guard: 'isUnresolved', target: 'reconciling' },
            { guard: 'isRefund', target: 'refunding' },
            { guard: 'isSettlement', target: 'settling' },
            { target: 'paying' },
          ],
        },
        exiting: {
          always: [...TIMELY, { guard: 'isStaying', ...ANEW }],
          on: { 'tab.restored': { guard: 'isPageBack', ...ANEW } },
        },
        paying: payingState,
        refunding: refundingState,
        settling: settlingState,
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
              goesByItself: goesByItself(context),
              timings: context.timings,
            }),
            onError: 'resultStaying',
          },
        },
        expired: expiredState,
        resultStaying: {},
      },
    },
    news: hostEventsRegion,
    session: sessionRegion,
    tab: tabRegion,
    network: networkRegion,
    notice: noticeRegion,
    legalText: legalTextRegion,
    resultExtras: resultExtrasRegion,
    exit: exitRegion,
    bankPage: bankPageRegion,
    detail: {
      initial: 'closed',
      states: {
        closed: { on: { 'shopper.toggledDetail': { guard: 'hasMember', target: 'open' } } },
        open: { on: { 'shopper.toggledDetail': 'closed' } },
      },
    },
  },
})
