import { checkoutSetup } from './setup'
import { type CheckoutContext, forwardTo } from './context'
import {
  entranceOf,
  formFromReturning,
  returnsAutomatically,
  returningShopperOf,
  screenParams,
  EXPIRY_TRANSITIONS,
  RESTORE,
  requireOrder,
} from './rules'
import { requireFact } from '../support/require-fact'
import { kindParams, answerParams } from '../support/answer'
import { tagParams } from '../support/tag'
import { agreementParams, MIRRORED } from './child-status'
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
import { admittingStates, ADMISSION_TRANSITIONS } from './admitting-states'

const ARRIVE_AGAIN = { target: '#checkout.journey.arriving', actions: ['clearBuyer', 'clearPayment'] } as const

const START_AGAIN = { target: 'starting', actions: 'clearProblem' } as const

const EXIT_IF_LEFT = { guard: 'isPageLeft', target: '#checkout.journey.exiting' } as const

const SUSPEND = { guard: 'isObserving', target: '#checkout.journey.suspended' } as const

const EXPIRE_OR_SUSPEND = [...EXPIRY_TRANSITIONS, SUSPEND] as const

const choosingState = checkoutSetup.createStateConfig({
  always: [...EXPIRE_OR_SUSPEND, EXIT_IF_LEFT, RESTORE],
  on: { 'tab.restored': ARRIVE_AGAIN, 'shopper.exited': { guard: 'isExitAsked', target: '#checkout.journey.exiting' } },
})

// The shopper may be in the provider's app for long (KYC-04). The attempt reads the order before it sends anything, so `tab.restored`
// has no effect; a page that was left for another one is `isPageLeft`.
const identifyingState = checkoutSetup.createStateConfig({
  always: [...EXPIRE_OR_SUSPEND, EXIT_IF_LEFT],
  on: { 'shopper.exited': { guard: 'isExitAsked', target: '#checkout.journey.exiting' } },
})

const payChoosingState = checkoutSetup.createStateConfig({
  ...choosingState,
  on: { ...choosingState.on, 'shopper.loggedOut': '#checkout.journey.loggingOut' },
})

const pressedState = checkoutSetup.createStateConfig({
  always: [...EXPIRE_OR_SUSPEND, EXIT_IF_LEFT],
  on: { 'tab.restored': ARRIVE_AGAIN },
})

// Re-entered at each step of the payment, so `setTransfer` raises an event only on a change.
const lockedState = checkoutSetup.createStateConfig({
  entry: { type: 'setTransfer', params: { is: true } },
  always: { guard: 'isObserving', target: '#checkout.journey.suspended.lockedIn' },
  on: {
    // Without a login or a connection the order cannot be read, and the code must stay (CNT-05).
    'tab.restored': [
      { guard: 'isLoginOver', target: '#checkout.journey.paying.lockedIn' },
      {
        guard: { type: 'isOffline', params: ({ context: { network } }) => ({ network }) },
        target: '#checkout.journey.paying.lockedIn',
      },
      ARRIVE_AGAIN,
    ],
    'address.asked': {
      guard: { type: 'isOtherScreen', params: screenParams },
      actions: forwardTo('payment'),
    },
    'shopper.retried': { guard: 'isLoginOver', target: '#checkout.journey.expired.returning' },
  },
})

const suspendedState = checkoutSetup.createStateConfig({
  initial: 'choosing',
  always: { guard: 'isOwning', target: '#checkout.journey.arriving', actions: 'clearBuyer' },
  states: { choosing: { always: EXPIRY_TRANSITIONS }, lockedIn: {} },
})

const RESTORED_TO_PAYMENT = { 'tab.restored': { actions: forwardTo('payment') } } as const

const payingState = checkoutSetup.createStateConfig({
  initial: 'choosing',
  entry: 'clearOthersChoices',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      buyer: requireFact(context.member ?? context.foreignBuyer, 'buyer'),
      price: requireOrder(context.order).price,
      isAgreed: context.hasAgreed ?? requireOrder(context.order).isAgreementCheckedByDefault,
      problem: context.problem,
      tried: context.attempted,
      network: context.network,
      timings: context.timings,
    }),
    onSnapshot: [
      ...MIRRORED,
      { guard: 'isLockedIn', target: '.choosing', actions: { type: 'setTransfer', params: { is: false } } },
      { target: '.choosing', actions: { type: 'setAgreed', params: agreementParams } },
    ],
    onDone: [
      {
        guard: { type: 'hasReceipt', params: kindParams },
        target: '#checkout.journey.result',
        actions: { type: 'setReceipt', params: answerParams },
      },
      { target: '#checkout.journey.reconciling', actions: { type: 'setAttempted', params: answerParams } },
    ],
    onError: [
      { guard: 'isPaymentBegun', target: '#checkout.journey.reconciling', actions: 'clearAttempted' },
      { target: '#checkout.journey.openingFailed' },
    ],
  },
  on: { 'network.changed': { actions: forwardTo('payment') } },
  states: {
    choosing: payChoosingState,
    identifying: identifyingState,
    pressed: pressedState,
    lockedIn: lockedState,
    inFlight: {},
    overdue: {},
    redirecting: { on: RESTORED_TO_PAYMENT },
    goingForCredit: { on: RESTORED_TO_PAYMENT },
  },
})

const reconcilingState = checkoutSetup.createStateConfig({
  invoke: {
    id: 'reconciliation',
    src: 'reconciliation',
    input: ({ context: { token, isAtBank, timings } }) => ({ token, isAtBank, timings }),
    onDone: [
      {
        guard: { type: 'isPaid', params: kindParams },
        target: '#checkout.journey.result',
        actions: { type: 'setOutcome', params: answerParams },
      },
      {
        guard: { type: 'isLoginRefused', params: kindParams },
        target: '#checkout.journey.expired',
        actions: { type: 'setOutcome', params: answerParams },
      },
      {
        guard: 'hasBuyer',
        target: '#checkout.journey.inside',
        actions: [{ type: 'setOutcome', params: answerParams }, 'raiseSessionChanged'],
      },
      {
        guard: 'hasOrder',
        target: '#checkout.journey.arriving.identifying',
        actions: [{ type: 'setOutcome', params: answerParams }, 'raiseSessionChanged'],
      },
      { target: '#checkout.journey.arriving', actions: { type: 'setOutcome', params: answerParams } },
    ],
    onError: '#checkout.journey.reconcilingFailed',
  },
  on: {
    'tab.woke': { actions: 'sendWakeUpToReconciliation' },
    'tab.restored': { actions: 'sendWakeUpToReconciliation' },
  },
})

const INTO_BALANCE = {
  input: ({ context: { order, problem, network, attempted, hasAgreed } }: { readonly context: CheckoutContext }) => ({
    price: requireOrder(order).price,
    problem,
    network,
    // An attempt of an unknown shopper, from before a reload, implies no agreement.
    tried: hasAgreed ? attempted?.choice : undefined,
  }),
  onSnapshot: [
    { guard: { type: 'isAttempt', params: tagParams('paymentInFlight') }, target: '.inFlight' },
    { target: '.choosing' },
  ],
  onDone: [
    {
      guard: { type: 'isPaid', params: kindParams },
      target: '#checkout.journey.result',
      actions: { type: 'setReceipt', params: answerParams },
    },
    { target: '#checkout.journey.reconciling', actions: { type: 'setAttempted', params: answerParams } },
  ],
  onError: [
    { guard: 'isPaymentBegun', target: '#checkout.journey.reconciling', actions: 'clearAttempted' },
    { target: '#checkout.journey.openingFailed' },
  ],
} as const

const UNTIL_SENT = {
  initial: 'choosing',
  entry: 'clearOthersChoices',
  states: { choosing: choosingState, inFlight: {} },
} as const

const refundingState = checkoutSetup.createStateConfig({
  ...UNTIL_SENT,
  invoke: { id: 'refund', src: 'refund', ...INTO_BALANCE },
  on: { 'network.changed': { actions: forwardTo('refund') } },
})

const settlingState = checkoutSetup.createStateConfig({
  ...UNTIL_SENT,
  invoke: { id: 'settlement', src: 'settlement', ...INTO_BALANCE },
  on: { 'network.changed': { actions: forwardTo('settlement') } },
})

const expiredState = checkoutSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      on: { 'shopper.retried': [{ guard: 'isLoginOver', target: 'returning' }, { target: 'leaving' }] },
    },
    leaving: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ goBackUrl: context.order?.goBackUrl, returning: undefined }),
        onDone: 'shown',
        onError: 'shown',
      },
    },
    returning: {
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ context }) => ({ goBackUrl: undefined, returning: returningShopperOf(context) }),
        onDone: 'shown',
        onError: 'shown',
      },
    },
  },
})

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    entrance: entranceOf(input.asked),
    form: formFromReturning(input.returning),
    order: undefined,
    pending: undefined,
    announcedCode: undefined,
    isContactReplaced: false,
    member: undefined,
    foreignBuyer: undefined,
    loginEndsAt: undefined,
    receipt: undefined,
    attempted: undefined,
    isUnresolved: false,
    isAtBank: false,
    isOwnPaymentFound: false,
    problem: undefined,
    notice: GENERIC_PROBLEM,
    network: 'online',
    hasAgreed: input.returning?.hasAgreed,
  }),
  type: 'parallel',
  states: {
    journey: {
      initial: 'entering',
      on: { 'host.handedOver': { actions: 'setHandedOver' } },
      states: {
        entering: { always: [{ guard: 'hasToken', target: 'arriving' }, { target: 'closed' }] },
        arriving: {
          initial: 'starting',
          always: EXPIRY_TRANSITIONS,
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context: { form, entrance } }) => ({ form, entrance }),
            onDone: [
              ADMISSION_TRANSITIONS.codeSent,
              ADMISSION_TRANSITIONS.newcomer,
              ADMISSION_TRANSITIONS.emailNeeded,
              ADMISSION_TRANSITIONS.foreign,
              ADMISSION_TRANSITIONS.interrupted,
            ],
            onError: { target: 'arrivalFailed', actions: 'setGenericProblem' },
          },
          on: {
            'address.asked': {
              guard: { type: 'isEntranceAsked', params: screenParams },
              actions: [
                { type: 'setEntrance', params: screenParams },
                { type: 'sendEntranceToIdentify', params: screenParams },
              ],
            },
            'language.changed': { actions: forwardTo('identify') },
          },
          states: {
            starting: {
              invoke: {
                id: 'startOrder',
                src: 'startOrder',
                input: ({ context }) => ({ token: context.token }),
                onDone: [
                  {
                    guard: { type: 'isStarted', params: kindParams },
                    target: 'identifying',
                    actions: ['raiseSessionChanged', { type: 'setOrder', params: answerParams }],
                  },
                  {
                    guard: { type: 'isPaid', params: kindParams },
                    target: '#checkout.journey.result',
                    actions: { type: 'setPaidOrder', params: answerParams },
                  },
                  {
                    guard: { type: 'isUnsettled', params: kindParams },
                    target: '#checkout.journey.reconciling',
                    actions: ['raiseSessionChanged', { type: 'setOrder', params: answerParams }],
                  },
                  { guard: { type: 'isLinkInvalid', params: kindParams }, target: '#checkout.journey.closed' },
                  { target: 'startFailed', actions: { type: 'setRefusal', params: answerParams } },
                ],
                onError: { target: 'startFailed', actions: 'setGenericProblem' },
              },
            },
            identifying: {
              entry: 'sendOrderToIdentify',
              on: { 'host.handedOver': { actions: forwardTo('identify') } },
              always: RESTORE,
            },
            startFailed: {
              entry: 'sendFailureToIdentify',
              on: { 'shopper.retried': START_AGAIN, 'tab.woke': START_AGAIN },
            },
          },
        },
        arrivalFailed: {
          always: EXPIRY_TRANSITIONS,
          on: { 'shopper.retried': { target: 'arriving', actions: 'clearProblem' } },
        },
        closed: {},
        restoring: {
          always: EXPIRY_TRANSITIONS,
          invoke: {
            id: 'restoreLogin',
            src: 'restoreLogin',
            input: ({ context: { order, flow } }) => ({ isQuick: order?.isQuickLogin === true, flow }),
            onDone: [
              {
                guard: { type: 'isRestored', params: kindParams },
                target: 'opening',
                actions: ['raiseSessionChanged', { type: 'setRestored', params: answerParams }],
              },
              {
                guard: { type: 'isCodePending', params: kindParams },
                target: 'verifyingOtp',
                actions: [{ type: 'setPendingCode', params: answerParams }, 'clearToRestore', 'raiseSessionChanged'],
              },
              { target: 'arriving.identifying', actions: ['clearToRestore', 'raiseSessionChanged'] },
            ],
            onError: { target: 'arriving.identifying', actions: ['clearToRestore', 'raiseSessionChanged'] },
          },
        },
        ...admittingStates,
        opening: {
          always: [...EXPIRY_TRANSITIONS, RESTORE],
          invoke: {
            id: 'openPayment',
            src: 'openPayment',
            input: ({ context }) => context.flow,
            onDone: 'inside',
            onError: 'openingFailed',
          },
        },
        openingFailed: { always: EXPIRY_TRANSITIONS, on: { 'shopper.retried': 'opening' } },
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
          always: [...EXPIRE_OR_SUSPEND, { guard: 'isStaying', ...ARRIVE_AGAIN }],
          on: { 'tab.restored': { guard: 'isPageBack', ...ARRIVE_AGAIN } },
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
              callbackUrl: requireFact(context.receipt, 'receipt').callbackUrl,
              isAwaited: isTransferReceipt(context.receipt),
              isAutomatic: returnsAutomatically(context),
              timings: context.timings,
            }),
            onError: 'resultStaying',
          },
        },
        expired: expiredState,
        loggingOut: {
          invoke: {
            id: 'startOver',
            src: 'startOver',
            input: () => ({ goBackUrl: undefined, returning: undefined, isAsked: true }),
            onDone: ARRIVE_AGAIN,
            onError: ARRIVE_AGAIN,
          },
        },
        resultStaying: {},
      },
    },
    hostEvents: hostEventsRegion,
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
