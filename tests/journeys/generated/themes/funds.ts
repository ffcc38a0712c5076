import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { paymentMachine } from '../../../../machines/payment/machine'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { type Theme, happening, kindOfAnswer, withoutAnswer } from '../theme'
import { CARDS, NO_CARDS, OF_A_MEMBER, ORDER_READY, PAYING_SIDE, WITH_CARDS, onceOf, settingOf } from './paying-side'

const [, A_PART] = ANSWERS.askBalance.known

/** The whole price from the balance. */
export const balance: Theme = {
  name: 'balance',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: NO_CARDS },
  isChosen: happening({
    payment: {
      'shopper.choseMethod': ({ method }, { context }) =>
        ['balance', 'credit-card'].includes(method ?? '') && !(context as { isAgreed: boolean }).isAgreed,
    },
    balancePayment: {
      'shopper.agreed': ({ isAgreed = false }) => isAgreed,
      'shopper.paid': 'all',
      'shopper.acceptedPrice': 'all',
      'after slowness': 'all',
      'after overdue': 'all',
      checkOrder: onceOf('changed', 'ready'),
      // What is refused is refused late.
      payFromBalance: (event, snapshot) =>
        onceOf('refused', 'paid')(event, snapshot) &&
        snapshot.matches({ paying: kindOfAnswer(event) === 'refused' ? 'overdue' : 'sent' }),
    },
  }),
  setting: settingOf({}, { held: ['checkOrder', 'payFromBalance'], past: ['startOrder'] }),
}

/** That it is not enough lies over the methods, once. */
function isExplained({ context }: AnyMachineSnapshot) {
  const { balance: found, isBalanceModalViewed } = context as SnapshotFrom<typeof paymentMachine>['context']
  return found !== undefined && !isBalanceModalViewed
}

/** A balance that is a part of the price, and one that could not be had. */
export const mixed: Theme = {
  name: 'mixed',
  inputs: OF_A_MEMBER,
  family: withoutAnswer({ ...PAYING_SIDE, ...ORDER_READY, openWallet: WITH_CARDS }, 'askBalance'),
  isChosen: happening({
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'balance' || (method === 'credit-card' && !isExplained(snapshot)),
      'shopper.askedBalance': (_, snapshot) => snapshot.matches({ open: { method: 'balance' } }),
      askBalance: ({ output }) => output === A_PART || (output as { kind?: string } | undefined)?.kind === 'unknown',
    },
    balancePayment: { 'shopper.closed': 'all' },
    cardPayment: {
      'shopper.choseMix': 'all',
      'shopper.agreed': ({ isAgreed = false }, { context }) =>
        isAgreed && (context as { isMixAsked: boolean }).isMixAsked,
      'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed,
      payByCard: ['paid'],
    },
  }),
  setting: settingOf({ member: { balance: 640.25, cards: CARDS } }, { held: ['askBalance', 'payByCard'], past: [] }),
}
