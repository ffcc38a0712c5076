import { toldNetwork } from '../checkout/heard'
import { creditDraftAt } from '../shopping-credit/draft'
import { creditHeard, redirectedOf, sentOf, sharedOf } from './heard'
import { BROKEN, UNKNOWN, toOthers } from './method-ways'
import { memberOf, paymentParts } from './parts'

/** A bank's credit for the order. What a bank decides about it the order says: from here no arrow leads to anything that is paid. */
export const creditMethod = paymentParts.createStateConfig({
  initial: 'choosing',
  exit: 'forgetProblem',
  invoke: {
    id: 'shoppingCredit',
    src: 'shoppingCredit',
    input: ({ context }) => ({
      ...{ member: memberOf(context.buyer), level: context.level, isAgreed: context.isAgreed },
      ...{ draft: creditDraftAt(context.price, context.credit), problem: context.problem },
      ...{ network: context.network, pace: context.pace },
    }),
    onSnapshot: [
      { guard: { type: 'isOverdue', params: sentOf }, target: '.overdue' },
      { guard: { type: 'isRedirected', params: redirectedOf }, target: '.redirecting' },
      { guard: { type: 'isInFlight', params: sentOf }, target: '.inFlight' },
      {
        target: '.choosing',
        actions: [
          { type: 'keepCredit', params: creditHeard },
          { type: 'keepShared', params: sharedOf },
        ],
      },
    ],
    onDone: UNKNOWN,
    onError: BROKEN,
  },
  on: {
    'wallet.changed': { actions: { type: 'tellWallet', params: { id: 'shoppingCredit' } } },
    'network.told': {
      actions: [
        { type: 'keepNetwork', params: toldNetwork },
        { type: 'tellNetwork', params: ({ event }) => ({ id: 'shoppingCredit', is: event.is }) },
      ],
    },
  },
  states: {
    choosing: { on: { 'shopper.choseMethod': toOthers('shopping-credit') } },
    inFlight: { tags: 'paymentInFlight' },
    overdue: { tags: ['paymentInFlight', 'paymentOverdue'] },
    redirecting: { tags: ['paymentRedirected', 'creditRedirected'] },
  },
})
