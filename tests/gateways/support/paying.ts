import { createActor, waitFor } from 'xstate'
import type { CardTexts } from '../../../machines/entities/card'
import { CARD_FIELDS } from '../../../machines/entities/card-fields'
import type { Buyer } from '../../../machines/entities/member'
import { DEFAULT_PACE } from '../../../src/app/pace'
import { createCardVault } from '../../../src/services/card-vault'
import type { CheckoutWorld } from '../../../src/services/checkout'
import { openPaymentSide } from '../../../src/services/open-payment'
import { createServerClock } from '../../../src/services/server-clock'
import { createSubmissions } from '../../../src/services/submission'
import { CHOOSING } from '../../support/choosing'
import { NOTHING_COUNTED } from '../../support/nothing-counted'
import { NOTHING_KEPT } from '../../support/nothing-kept'
import { PLAIN_TERMS } from '../../support/plain-terms'
import type { App } from './app'
import { valueOf } from './value-of'

/** A card that pays, as it is typed. */
export const TYPED: CardTexts = {
  cardNumber: '5400 3600 0000 0003',
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: ' Elif Yılmaz ',
}

export type PayingWorld = Omit<CheckoutWorld, 'keeper' | 'begun' | 'add'>

/** What the machines of the paying side are given on a page, where a card is typed. */
export function payingWorldOf(app: App, typed: Partial<CardTexts> = {}, changed: Partial<PayingWorld> = {}) {
  const vault = createCardVault(() => ({ year: 2026, month: 1 }))
  for (const field of CARD_FIELDS) vault.write(field, typed[field] ?? TYPED[field])
  const time = createServerClock()
  time.set(Date.now())
  const { edge, members, payments, session } = app
  const { lock } = { ...PLAIN_TERMS, ...changed }
  return {
    ...{ edge, members, payments, session, vault, time },
    events: NOTHING_COUNTED,
    pace: DEFAULT_PACE,
    submissions: createSubmissions(NOTHING_KEPT, time, lock),
    ...PLAIN_TERMS,
    lock,
    fingerprintPatience: 20,
    ...changed,
  } satisfies PayingWorld
}

const OFFERS = ['installments', 'bonus'] as const

/** The paying side of a logged-in page, opened for the order as it is now; the agreement was read. */
export async function openPaying(world: PayingWorld, buyer: Buyer) {
  const { order, init } = valueOf(await world.payments.detail())
  const { price } = order
  const input = { buyer, price, isAgreed: true, problem: undefined, network: 'online', pace: DEFAULT_PACE } as const
  const actor = createActor(
    openPaymentSide(world, () => init),
    { input },
  ).start()
  const childOf = (snapshot = actor.getSnapshot()) => {
    const { cardPayment, balancePayment } = snapshot.children
    return { cardPayment, balancePayment }
  }
  const card = () => {
    const { cardPayment } = childOf()
    if (!cardPayment) throw new Error('the cards are not on show')
    return cardPayment
  }
  const balance = () => {
    const { balancePayment } = childOf()
    if (!balancePayment) throw new Error('the balance is not on show')
    return balancePayment
  }
  return {
    actor,
    price,
    card,
    balance,
    /** Until there is a form of cards to choose from. */
    cardsOpen: () => waitFor(actor, () => childOf().cardPayment?.getSnapshot().matches(CHOOSING) === true),
    /** Until balance and level have been told, or nobody can. */
    fundsKnown: () =>
      waitFor(actor, (snapshot) =>
        (['funds', 'level'] as const).every((region) =>
          ['known', 'unknown'].some((is) => snapshot.matches({ open: { [region]: is } })),
        ),
      ),
    /** Until the bank of the card on show has said what it offers, or can't. */
    offersKnown: () =>
      waitFor(card(), (snapshot) => OFFERS.every((offer) => !snapshot.matches({ open: { [offer]: 'asking' } }))),
    /** Until a payment that was begun has come back to the form, and why. */
    backAtCards: async () => (await waitFor(card(), (snapshot) => snapshot.matches(CHOOSING))).context.problem,
    chooseBalance: () => {
      actor.send({ type: 'shopper.choseMethod', method: 'balance' })
    },
    payByCard: () => {
      card().send({ type: 'shopper.paid' })
    },
    payFromBalance: () => {
      balance().send({ type: 'shopper.paid' })
    },
  }
}
