import { endedOf, endsOf, ownershipOf, toldEnd, toldNotice } from './child-status'
import { checkoutSetup } from './setup'
import { deadlineToTell, orderOf } from './rules'
import { toldNetwork } from '../support/network'
import { CHUNK_MISSING } from '../entities/problem'
import { isTransferReceipt } from '../entities/receipt'

/** The provider's own word that a session is over counts at once, as long as nothing else has ended. */
const ENDED = {
  'session.ended': [
    { guard: { type: 'isOrders', params: endedOf }, target: 'closed' },
    { guard: 'hasMember', target: 'memberExpired' },
  ],
} as const

/** How the time of the order and of the login passes. It holds no seconds: those are the countdown's own. */
export const sessionRegion = checkoutSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasDeadline', target: 'running' }, on: ENDED },
    running: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: deadlineToTell(context) }),
        onSnapshot: [
          { guard: { type: 'hasFormExpired', params: endsOf }, target: 'formExpired' },
          { guard: { type: 'hasMemberExpired', params: endsOf }, target: 'memberExpired' },
        ],
        onError: 'unknown',
      },
      on: {
        ...ENDED,
        'session.told': { actions: 'sendDeadlineToCountdown' },
        'session.dropped': { actions: 'sendDeadlineToCountdown' },
      },
    },
    formExpired: {},
    memberExpired: {},
    // Without a clock nothing ends here; the provider's word decides.
    unknown: { on: ENDED },
    // Not the time: the order's token is not valid any more.
    closed: {},
  },
})

/** What is said from outside. Deaf to it, the order's own time still counts. Stands before the clock, which tells of it. */
export const hostEventsRegion = checkoutSetup.createStateConfig({
  initial: 'hearing',
  states: {
    hearing: {
      invoke: { id: 'hostEvents', src: 'hostEvents', onError: 'eventsLost' },
      on: { 'session.told': { actions: { type: 'setLoginEnd', params: toldEnd } } },
    },
    eventsLost: {},
  },
})

const setNetwork = { type: 'setNetwork', params: toldNetwork } as const

/** How the connection is. It forbids nothing here: whoever would send money looks at it. */
export const networkRegion = checkoutSetup.createStateConfig({
  initial: 'online',
  on: {
    'network.told': [
      { guard: { type: 'isOffline', params: toldNetwork }, target: '.offline', actions: setNetwork },
      { guard: { type: 'isSlow', params: toldNetwork }, target: '.slow', actions: setNetwork },
      { target: '.online', actions: setNetwork },
    ],
  },
  states: { online: {}, slow: {}, offline: {} },
})

/** What a call was answered with, told over whatever screen is on show; the latest word takes the place of the one before. */
export const noticeRegion = checkoutSetup.createStateConfig({
  initial: 'hidden',
  on: {
    'network.refused': { target: '.shown', actions: { type: 'setNotice', params: toldNotice } },
    'chunk.missed': { target: '.shown', actions: { type: 'setNotice', params: { notice: CHUNK_MISSING } } },
  },
  states: {
    hidden: {},
    shown: {
      // What a former try came to is no word on the one that is under way.
      always: { guard: 'isPaymentInFlight', target: 'hidden' },
      invoke: {
        id: 'notice',
        src: 'notice',
        input: ({ context }) => ({ problem: context.notice, timings: context.timings }),
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
  },
})

/** A text that is read over whatever screen is on show. What it leads to is its own; here it is open or it is not. */
export const legalTextRegion = checkoutSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'shopper.openedText': 'open' } },
    open: {
      invoke: {
        id: 'legalText',
        src: 'legalText',
        // Nothing else opens it.
        input: ({ event }) => ({ text: 'text' in event ? event.text : 'userAgreement' }),
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})

/**
 * Whether this tab has the order, or another one. Before anybody can tell, and once nobody can any more, it is as if there were no
 * others: nothing is forbidden. In a page that was left nothing is paid, until the tab has the order again.
 */
export const tabRegion = checkoutSetup.createStateConfig({
  initial: 'alone',
  states: {
    alone: { on: { 'tab.joined': 'claimed' } },
    claimed: {
      initial: 'owning',
      invoke: {
        id: 'tabOwnership',
        src: 'tabOwnership',
        onSnapshot: [
          { guard: { type: 'isElsewhere', params: ownershipOf }, target: '.observing' },
          { guard: { type: 'isLeft', params: ownershipOf }, target: '.left' },
          { target: '.owning' },
        ],
        onError: '.owning',
      },
      states: { owning: {}, observing: {}, left: {} },
    },
  },
})

/** Whether the shopper really means to leave for the shop. A payment that has begun is not left. */
export const exitRegion = checkoutSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'shopper.askedToExit': { guard: 'canExit', target: 'asking' } } },
    asking: {
      always: { guard: 'isExitShut', target: 'closed' },
      on: { 'shopper.keptPaying': 'closed', 'shopper.exited': 'leaving' },
    },
    leaving: {
      // Whoever comes back to the page as it was left may go on.
      on: { 'shopper.keptPaying': 'closed' },
      invoke: {
        id: 'leaveForShop',
        src: 'leaveForShop',
        input: ({ context }) => orderOf(context.order).goBackUrl ?? '',
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})

/** What is told and offered beside a result. Its breakage is no news of the payment: the result stays as it is. */
export const resultExtrasRegion = checkoutSetup.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { always: { guard: 'hasResult', target: 'telling' } },
    telling: {
      invoke: {
        id: 'resultExtras',
        src: 'resultExtras',
        input: ({ context: { member, receipt } }) => ({
          isMember: member !== undefined,
          begunAt: isTransferReceipt(receipt) ? receipt.transfer.begunAt : undefined,
        }),
        onError: 'extrasFailed',
      },
    },
    extrasFailed: {},
  },
})
