import { toldNetwork } from '../checkout/heard'
import { draftHeard, redirectedOf, sentOf, sharedOf } from './heard'
import { BROKEN, PAID, SENT, UNKNOWN, toOthers } from './method-ways'
import { paymentParts } from './parts'

/** The cards, saved and new. A bank may have the next word. */
export const cardMethod = paymentParts.createStateConfig({
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
    'wallet.changed': { actions: { type: 'tellWallet', params: { id: 'cardPayment' } } },
    'network.told': {
      actions: [
        { type: 'keepNetwork', params: toldNetwork },
        { type: 'tellNetwork', params: ({ event }) => ({ id: 'cardPayment', is: event.is }) },
      ],
    },
  },
  states: {
    choosing: { on: { 'shopper.choseMethod': toOthers('credit-card') } },
    inFlight: { tags: 'paymentInFlight', ...SENT },
    overdue: { tags: ['paymentInFlight', 'paymentOverdue'], ...SENT },
    redirecting: { tags: 'paymentRedirected' },
  },
})
