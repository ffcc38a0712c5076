import { ofKind, theAnswer } from '../answer'
import { toldNetwork } from '../checkout/heard'
import { draftHeard, modalHeard, redirectedOf, sentOf, sharedOf } from './heard'
import type { Method } from './methods'
import { memberOf, paymentParts } from './parts'

/** Hands a guard the method that was chosen, and the one that it has to be. */
const chosen =
  (method: Method) =>
  ({ event }: { readonly event: { readonly method: Method } }): { method: Method; asked: Method } => ({
    method,
    asked: event.method,
  })

const PAID = {
  guard: { type: 'isPaid', params: ofKind },
  target: '#payment.paid',
  actions: { type: 'keepReceipt', params: theAnswer },
} as const

const UNKNOWN = { target: '#payment.unknown' } as const

/** A method that broke before it sent anything has taken nothing with it but what was chosen. */
const BROKEN = [
  { guard: 'isUnderWay', target: '#payment.unknown' },
  { target: '#payment.open.method.broken', actions: 'forgetDraft' },
] as const

/** A payment was sent: nothing but its own end leads on. What it leaves of the balance is found out anew. */
const sent = { exit: 'tellAge' } as const

/** The method on show: a machine of its own, of which this one mirrors what forbids something. */
export const methodRegion = paymentParts.createStateConfig({
  initial: 'choosing',
  on: { 'network.told': { actions: { type: 'keepNetwork', params: toldNetwork } } },
  states: {
    choosing: {
      always: [
        { guard: { type: 'isOffered', params: { method: 'credit-card' } }, target: 'card' },
        { guard: { type: 'isOffered', params: { method: 'balance' } }, target: 'balance' },
        { target: 'none' },
      ],
    },
    // The order allows no method that there is.
    none: {},
    broken: { on: { 'shopper.retried': 'choosing' } },
    card: {
      initial: 'choosing',
      exit: 'forgetProblem',
      invoke: {
        id: 'cardPayment',
        src: 'cardPayment',
        input: ({ context }) => ({
          ...{ buyer: context.buyer, price: context.price, terms: context.terms, draft: context.draft },
          ...{ balance: context.balance, level: context.level, isAgreed: context.isAgreed },
          ...{ problem: context.problem, network: context.network, pace: context.pace },
        }),
        onSnapshot: [
          { guard: { type: 'isOverdue', params: sentOf }, target: '.overdue' },
          { guard: { type: 'isRedirected', params: redirectedOf }, target: '.redirecting' },
          { guard: { type: 'isInFlight', params: sentOf }, target: '.inFlight' },
          {
            target: '.choosing',
            actions: [
              { type: 'keepDraft', params: draftHeard },
              { type: 'keepShared', params: sharedOf },
            ],
          },
        ],
        onDone: [PAID, UNKNOWN],
        onError: BROKEN,
      },
      on: {
        'wallet.changed': { actions: 'tellCardWallet' },
        'network.told': {
          actions: [
            { type: 'keepNetwork', params: toldNetwork },
            { type: 'tellNetwork', params: ({ event }) => ({ id: 'cardPayment', is: event.is }) },
          ],
        },
      },
      states: {
        choosing: {
          on: {
            'shopper.choseMethod': {
              guard: { type: 'isChosen', params: chosen('balance') },
              target: '#payment.open.method.balance',
            },
          },
        },
        inFlight: { tags: 'paymentInFlight', ...sent },
        overdue: { tags: ['paymentInFlight', 'paymentOverdue'], ...sent },
        redirecting: { tags: 'paymentRedirected' },
      },
    },
    balance: {
      initial: 'choosing',
      exit: 'forgetProblem',
      invoke: {
        id: 'balancePayment',
        src: 'balancePayment',
        input: ({ context }) => ({
          ...{ member: memberOf(context.buyer), price: context.price, terms: context.terms },
          ...{ balance: context.balance, level: context.level, isAgreed: context.isAgreed },
          ...{ problem: context.problem, network: context.network, pace: context.pace },
          isBalanceModalViewed: context.isBalanceModalViewed,
        }),
        onSnapshot: [
          { guard: { type: 'isOverdue', params: sentOf }, target: '.overdue' },
          { guard: { type: 'isInFlight', params: sentOf }, target: '.inFlight' },
          {
            target: '.choosing',
            actions: [
              { type: 'keepModalViewed', params: modalHeard },
              { type: 'keepShared', params: sharedOf },
            ],
          },
        ],
        onDone: [PAID, UNKNOWN],
        onError: BROKEN,
      },
      on: {
        'wallet.changed': { actions: 'tellBalanceWallet' },
        'network.told': {
          actions: [
            { type: 'keepNetwork', params: toldNetwork },
            { type: 'tellNetwork', params: ({ event }) => ({ id: 'balancePayment', is: event.is }) },
          ],
        },
      },
      states: {
        choosing: {
          on: {
            'shopper.choseMethod': {
              guard: { type: 'isChosen', params: chosen('credit-card') },
              target: '#payment.open.method.card',
            },
          },
        },
        inFlight: { tags: 'paymentInFlight', ...sent },
        overdue: { tags: ['paymentInFlight', 'paymentOverdue'], ...sent },
      },
    },
  },
})
