import type { System } from '../../../machines/exploration/system'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { type Theme, happening, withoutAnswer } from './theme'
import {
  CARDS,
  NO_CARDS,
  OF_A_MEMBER,
  ORDER_READY,
  PAYING_SIDE,
  WITH_CARDS,
  formIn,
  onceOf,
  refusedLate,
  settingOf,
  ticks,
} from './paying-side'

const [, A_PART] = ANSWERS.askBalance.known

/** Whether the price change is shown in a modal over the methods. */
function isAnnounced({ kids }: System): boolean {
  const attempt = kids.get('attempt')
  return attempt?.kind === 'machine' && attempt.system.snapshot.hasTag('dangerShown')
}

export const balance: Theme = {
  name: 'balance',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: NO_CARDS },
  isChosen: happening({
    payment: {
      // Switches methods only before the agreement is ticked, and away from a changed price.
      'shopper.choseMethod': ({ method = '' }, snapshot, system) =>
        snapshot.matches({ open: { method: { attempting: 'repricing' } } })
          ? method === 'bank-transfer' && !isAnnounced(system)
          : ['balance', 'credit-card'].includes(method) && !(snapshot.context as { isAgreed: boolean }).isAgreed,
      'shopper.agreed': ticks(({ machine }) => machine.id === 'balancePayment'),
    },
    balancePayment: { 'shopper.paid': 'all' },
    paymentAttempt: {
      'shopper.acceptedPrice': 'all',
      'shopper.closedDanger': 'all',
      'after slowness': 'all',
      'after overdue': 'all',
      checkOrder: onceOf('changed', 'ready'),
      authorise: refusedLate('paid'),
    },
  }),
  setting: settingOf({}, { held: ['checkOrder', 'authorise'], past: ['startOrder'] }),
}

/** A balance that covers a part of the price, and one that could not be loaded. */
export const mixed: Theme = {
  name: 'mixed',
  inputs: OF_A_MEMBER,
  family: withoutAnswer({ ...PAYING_SIDE, ...ORDER_READY, openWallet: WITH_CARDS }, 'askBalance'),
  isChosen: happening({
    payment: {
      // A modal over the methods explains once that the balance is not enough.
      'shopper.choseMethod': ({ method }, _, system) =>
        method === 'balance' || (method === 'credit-card' && !formIn(system)?.matches('explaining')),
      'shopper.agreed': ticks(({ context }) => (context as { isMixAsked?: boolean }).isMixAsked === true),
      'shopper.askedBalance': (_, snapshot) => snapshot.matches({ open: { method: 'balance' } }),
      askBalance: ({ output }) => output === A_PART || (output as { kind?: string } | undefined)?.kind === 'unknown',
    },
    balancePayment: { 'shopper.closed': 'all' },
    cardPayment: {
      'shopper.choseMix': 'all',
      'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed,
    },
    paymentAttempt: { authorise: ['paid'] },
  }),
  setting: settingOf({ member: { balance: 640.25, cards: CARDS } }, { held: ['askBalance', 'authorise'], past: [] }),
}
