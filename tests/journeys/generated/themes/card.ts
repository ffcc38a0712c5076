import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { cardPaymentMachine } from '../../../../machines/payment/card/machine'
import type { CardSubmission } from '../../../../machines/payment/card/ports'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { CARD } from '../../../machines/fixtures/shopper'
import { type Said, type Theme, atOnce, happening, kindOfAnswer, withoutAnswer } from './theme'
import {
  CARDS,
  OF_A_MEMBER,
  ORDER_READY,
  PAYING_SIDE,
  WITH_CARDS,
  agrees,
  onceOf,
  settingOf,
  ticks,
} from './paying-side'

const [NO_WALLET] = ANSWERS.openWallet.ready

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof cardPaymentMachine>).context
const cardSourceOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).cardSource

/** Before the agreement is ticked. Further choices after it lead to the same states. */
const isUntouched = (snapshot: AnyMachineSnapshot) =>
  cardSourceOf(snapshot) === 'savedCard' && !contextOf(snapshot).isAgreed

/** Redirects to the bank only when the shopper or the card source demands it. */
function asCalled(event: Said, snapshot: AnyMachineSnapshot) {
  const { question } = (snapshot.context as { readonly submission: CardSubmission }).submission
  // A redirect may come before the call counts as slow, but not after.
  const isSlow = snapshot.matches({ authorising: 'slow' })
  return kindOfAnswer(event) === 'redirected' && question.call !== 'auth' && !isSlow
}

/** The choices beside a saved card, and how a payment ends. */
export const card: Theme = {
  name: 'card',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: WITH_CARDS },
  isChosen: happening({
    cardPayment: {
      // No card offers the last row of the table.
      'shopper.choseInstallment': ({ installmentNumber = 1 }, snapshot) =>
        installmentNumber < 36 && isUntouched(snapshot),
      'shopper.choseBonus': (_, snapshot) => isUntouched(snapshot),
      'shopper.askedThreeDS': (_, snapshot) => isUntouched(snapshot),
      'shopper.askedNewCard': (_, snapshot) => cardSourceOf(snapshot) === 'savedCard',
      'shopper.storedCard': (_, snapshot) => cardSourceOf(snapshot) === 'newCard',
      'shopper.askedSavedCards': (_, snapshot) => cardSourceOf(snapshot) !== 'savedCard',
      'shopper.askedBkm': (_, snapshot) => cardSourceOf(snapshot) === 'savedCard',
      // A card that its bank verifies, and one that is chosen there, lead to its page.
      'shopper.paid': (_, snapshot) => {
        const { isAgreed, isThreeDSAsked, cardSource } = contextOf(snapshot)
        return isAgreed && (isThreeDSAsked || cardSource === 'bkm')
      },
    },
    payment: { 'shopper.agreed': ticks() },
    paymentAttempt: {
      'shopper.acceptedPrice': 'all',
      'shopper.wentToBank': 'all',
      'after slowness': 'all',
      'after overdue': 'all',
      checkOrder: onceOf('changed', 'ready'),
      authorise: asCalled,
    },
  }),
  setting: settingOf(
    { member: { cards: CARDS }, order: { init: { bkmEnabled: true } } },
    { held: ['checkOrder', 'authorise'], past: ['startOrder'] },
  ),
}

/** Installments and bonus are covered by the `card` theme. */
const NOTHING_OFFERED = { askBonus: atOnce({ kind: 'none' }), askInstallments: atOnce({ kind: 'unknown' }) }

/** The cards of a wallet, a new card, and how a bank answers either. */
export const newCard: Theme = {
  name: 'new card',
  inputs: OF_A_MEMBER,
  family: withoutAnswer({ ...PAYING_SIDE, ...ORDER_READY, ...NOTHING_OFFERED }, 'openWallet'),
  isChosen: happening({
    cardPayment: {
      openWallet: (event) => event.output !== NO_WALLET,
      'shopper.retried': 'all',
      'shopper.choseCard': (_, snapshot) => cardSourceOf(snapshot) === 'savedCard',
      'shopper.askedNewCard': (_, snapshot) => cardSourceOf(snapshot) === 'savedCard',
      'shopper.askedSavedCards': (_, snapshot) => cardSourceOf(snapshot) === 'newCard',
      'shopper.filledCard': ({ card: filled }, snapshot) => filled === CARD && cardSourceOf(snapshot) === 'newCard',
      'shopper.leftField': (_, snapshot) => cardSourceOf(snapshot) === 'newCard',
      'shopper.paid': 'all',
      'shopper.closed': 'all',
    },
    payment: { 'shopper.agreed': agrees },
    paymentAttempt: { authorise: ['paid', 'refused'] },
  }),
  setting: settingOf({ member: { cards: CARDS } }, { held: ['openWallet', 'authorise'], past: [] }),
}
