import { toldNetwork } from '../checkout/heard'
import { modalHeard, sentOf, sharedOf } from './heard'
import { BROKEN, PAID, SENT, UNKNOWN, toOthers } from './method-ways'
import { memberOf, paymentParts } from './parts'

/** The whole price from what is in the wallet. */
export const balanceMethod = paymentParts.createStateConfig({
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
    'wallet.changed': { actions: { type: 'tellWallet', params: { id: 'balancePayment' } } },
    'network.told': {
      actions: [
        { type: 'keepNetwork', params: toldNetwork },
        { type: 'tellNetwork', params: ({ event }) => ({ id: 'balancePayment', is: event.is }) },
      ],
    },
  },
  states: {
    choosing: { on: { 'shopper.choseMethod': toOthers('balance') } },
    inFlight: { tags: 'paymentInFlight', ...SENT },
    overdue: { tags: ['paymentInFlight', 'paymentOverdue'], ...SENT },
  },
})
