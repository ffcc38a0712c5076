import { endedSessionParams, endsAtParams, noticeParams } from './child-status'
import { checkoutSetup } from './setup'
import { forwardTo } from './context'
import { deadlineFrom, requireOrder } from './rules'
import { requireFact } from '../support/require-fact'
import { networkParams } from '../support/network'
import { tagParams } from '../support/tag'
import { CONNECTION_PROBLEM } from '../entities/problem'
import { isTransferReceipt } from '../entities/receipt'

const ENDED = {
  'session.ended': [
    { guard: { type: 'isOrderDeadline', params: endedSessionParams }, target: 'closed' },
    { guard: 'hasMember', target: 'memberExpired' },
  ],
} as const

export const sessionRegion = checkoutSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasDeadline', target: 'running' }, on: ENDED },
    running: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: requireFact(deadlineFrom(context), 'deadline') }),
        onSnapshot: [
          { guard: { type: 'hasFormExpired', params: tagParams('formExpired') }, target: 'formExpired' },
          { guard: { type: 'hasMemberExpired', params: tagParams('memberExpired') }, target: 'memberExpired' },
        ],
        onError: 'unknown',
      },
      on: {
        ...ENDED,
        'session.updated': { actions: 'sendDeadlineToCountdown' },
        'session.changed': { actions: 'sendDeadlineToCountdown' },
      },
    },
    formExpired: { on: { 'session.changed': { guard: 'isUntimed', target: 'waiting' } } },
    memberExpired: {},
    unknown: { on: ENDED },
    closed: {},
  },
})

export const hostEventsRegion = checkoutSetup.createStateConfig({
  initial: 'listening',
  states: {
    listening: {
      invoke: { id: 'hostEvents', src: 'hostEvents', onError: 'eventsLost' },
      on: { 'session.updated': { actions: { type: 'setLoginEnd', params: endsAtParams } } },
    },
    eventsLost: {},
  },
})

const setNetwork = { type: 'setNetwork', params: networkParams } as const

export const networkRegion = checkoutSetup.createStateConfig({
  initial: 'online',
  on: {
    'network.changed': [
      { guard: { type: 'isOffline', params: networkParams }, target: '.offline', actions: setNetwork },
      { guard: { type: 'isSlow', params: networkParams }, target: '.slow', actions: setNetwork },
      { target: '.online', actions: setNetwork },
    ],
  },
  states: { online: {}, slow: {}, offline: {} },
})

export const noticeRegion = checkoutSetup.createStateConfig({
  initial: 'hidden',
  on: {
    'network.refused': { target: '.shown', actions: { type: 'setNotice', params: noticeParams } },
    'chunk.missed': { target: '.shown', actions: { type: 'setNotice', params: { notice: CONNECTION_PROBLEM } } },
  },
  states: {
    hidden: {},
    shown: {
      always: { guard: 'isMoneyCallMade', target: 'hidden' },
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

export const legalTextRegion = checkoutSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'shopper.openedText': 'open' } },
    open: {
      always: { guard: 'isExpired', target: 'closed' },
      invoke: {
        id: 'legalText',
        src: 'legalText',
        // Only `shopper.openedText` enters this state, which the types do not say.
        input: ({ event }) => ({ text: requireFact('text' in event ? event.text : undefined, 'text') }),
        onDone: 'closed',
        onError: 'closed',
      },
      on: { 'language.changed': { actions: forwardTo('legalText') } },
    },
  },
})

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
          { guard: { type: 'isElsewhere', params: tagParams('elsewhere') }, target: '.observing' },
          { guard: { type: 'isLeft', params: tagParams('pageLeft') }, target: '.left' },
          { target: '.owning' },
        ],
        onError: '.owning',
      },
      states: { owning: {}, observing: {}, left: {} },
    },
  },
})

export const exitRegion = checkoutSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'shopper.askedToExit': { guard: 'canExit', target: 'asking' } } },
    asking: {
      always: { guard: 'isExitShut', target: 'closed' },
      on: { 'shopper.keptPaying': 'closed', 'shopper.exited': 'leaving' },
      initial: 'opened',
      states: {
        opened: { always: [{ guard: 'isTimeUp', target: 'late' }, { target: 'inTime' }] },
        inTime: { always: { guard: 'isTimeUp', target: '#checkout.exit.closed' } },
        late: {},
      },
    },
    leaving: {
      on: { 'shopper.keptPaying': 'closed' },
      invoke: {
        id: 'leaveForShop',
        src: 'leaveForShop',
        input: ({ context }) => requireFact(requireOrder(context.order).goBackUrl, 'URL'),
        onDone: 'closed',
        onError: 'closed',
      },
    },
  },
})

export const bankPageRegion = checkoutSetup.createStateConfig({
  initial: 'hidden',
  states: {
    hidden: { on: { 'tab.openedBank': { guard: 'canShowBankPage', target: 'shown' } } },
    shown: {
      always: { guard: 'isBankPageOver', target: 'hidden' },
      on: { 'shopper.closedBank': { target: 'hidden', actions: 'raiseRestored' }, 'tab.closedBank': 'hidden' },
      initial: 'leavable',
      states: { leavable: { on: { 'tab.stayed': 'confined' } }, confined: {} },
    },
  },
})

export const resultExtrasRegion = checkoutSetup.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { always: { guard: 'hasResult', target: 'showing' } },
    showing: {
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
