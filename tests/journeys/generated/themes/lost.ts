import { INSTANTS } from '../../../machines/fixtures/instants'
import { REFUSAL } from '../../../machines/fixtures/shopper'
import { type Theme, happening, kindOfAnswer } from './theme'
import { CARDS, OF_A_MEMBER, PAYING_SIDE, WITH_CARDS, settingOf, ticks } from './paying-side'

const [, , LATE] = INSTANTS

interface Outcome {
  readonly kind?: string
  readonly callbackUrl?: string
}

/** A payment whose answer is lost, while the order's time runs out. */
export const lost: Theme = {
  name: 'lost answer',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: WITH_CARDS },
  isChosen: happening({
    cardPayment: {
      'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed,
    },
    payment: { 'shopper.agreed': ticks() },
    paymentAttempt: { checkOrder: ['ready'], authorise: ['unknown'] },
    reconciliation: {
      'shopper.askedAgain': 'all',
      'shopper.wentToShop': (_, snapshot) => snapshot.matches({ unknown: 'pausing' }),
      askOutcome: ({ output }) => hasReason(output),
    },
    shopReturn: { 'shopper.paused': 'all', 'shopper.wentToShop': 'all' },
  }),
  setting: settingOf(
    { member: { cards: CARDS } },
    { held: ['checkOrder', 'authorise', 'askOutcome'], past: ['startOrder'] },
  ),
}

/**
 * Left out: transfers, other shoppers' payments and the end of a login, which has its own theme. A callback URL comes only with a pending
 * bank decision.
 */
function hasReason(output: unknown): boolean {
  const { kind, callbackUrl } = (output ?? {}) as Outcome
  const isOfOthers = kind === 'begun' || kind === 'free' || kind === 'loginOver'
  return !isOfOthers && (kind === 'withBank') === (callbackUrl !== undefined)
}

/** The order expires during a payment; it ends the journey only if nothing was charged. */
export const late: Theme = {
  name: 'time over beside a payment',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: WITH_CARDS },
  isChosen: happening({
    countdown: { 'clock.ticked': ({ now }) => now === LATE },
    cardPayment: {
      'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed,
    },
    payment: { 'shopper.agreed': ticks() },
    paymentAttempt: {
      checkOrder: ['ready'],
      authorise: (event) =>
        kindOfAnswer(event) === 'paid' || (event.output as { refusal?: unknown } | undefined)?.refusal === REFUSAL,
    },
  }),
  setting: settingOf({ member: { cards: CARDS } }, { held: ['checkOrder', 'authorise'], past: ['startOrder'] }),
}
