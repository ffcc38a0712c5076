import { createActor, waitFor } from 'xstate'
import { CARD_FIELDS, type CardTexts } from '../../../machines/entities/card'
import type { AttemptTimings } from '../../../machines/payment/attempt/machine'
import { priceChangeView } from '../../../machines/payment/attempt/view'
import type { FormId, Method } from '../../../machines/payment/rules'
import type { Buyer } from '../../../machines/entities/member'
import { DEFAULT_TIMINGS } from '../../../src/app/composition/timings'
import { createCardVault } from '../../../src/services/payment/card-vault'
import type { CheckoutDeps } from '../../../src/services/checkout/checkout'
import { openPaymentLogic } from '../../../src/services/payment/open-payment'
import { createServerClock } from '../../../src/services/platform/server-clock'
import { createSubmissions } from '../../../src/services/reconciliation/submission'
import { CHOOSING } from '../../support/choosing'
import { NOTHING_COUNTED } from '../../support/nothing-counted'
import { EMPTY_SESSION_STORE } from '../../support/empty-session-store'
import { PLAIN_TERMS } from '../../support/plain-terms'
import type { App } from './app'
import { valueOf } from '../../support/value-of'

/** A card that pays, as it is typed. */
export const TYPED: CardTexts = {
  cardNumber: '5400 3600 0000 0003',
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: ' Elif Yılmaz ',
}

export type PayingDeps = Omit<CheckoutDeps, 'sessionStore' | 'begun' | 'add'>

/** What the machines of the paying side are given on a page, where a card is typed. */
export function payingDepsOf(app: App, typed: Partial<CardTexts> = {}, changed: Partial<PayingDeps> = {}) {
  const vault = createCardVault(() => ({ year: 2026, month: 1 }))
  for (const field of CARD_FIELDS) vault.write(field, typed[field] ?? TYPED[field])
  const time = createServerClock()
  time.set(Date.now())
  const { requestContext, members, payments, session } = app
  const { lock } = { ...PLAIN_TERMS, ...changed }
  return {
    ...{ requestContext, members, payments, session, vault, time },
    events: NOTHING_COUNTED,
    timings: DEFAULT_TIMINGS,
    submissions: createSubmissions(EMPTY_SESSION_STORE, time, lock),
    ...PLAIN_TERMS,
    lock,
    fingerprintPatience: 20,
    ...changed,
  } satisfies PayingDeps
}

const OFFERS = ['installments', 'bonus'] as const

/** Neither the shopper nor the bank is waited for where a page would be left. */
export const AT_ONCE = { threeDSPause: 1, creditPause: 1, bankPatience: 1 } as const

const ATTEMPTING = { open: { method: 'attempting' } } as const

/** The paying side of a logged-in page, opened for the order as it is now; the agreement was read. */
export async function openPaying(deps: PayingDeps, buyer: Buyer, timings: Partial<AttemptTimings> = {}) {
  const { order, init } = valueOf(await deps.payments.detail())
  const { price } = order
  const input = {
    ...{
      buyer,
      price,
      isAgreed: true,
      problem: undefined,
      tried: undefined,
      timings: { ...DEFAULT_TIMINGS, ...timings },
    },
    network: 'online',
  } as const
  const actor = createActor(
    openPaymentLogic(
      deps,
      () => init,
      () => undefined,
    ),
    { input },
  ).start()
  const childOf = <Name extends FormId | 'attempt'>(name: Name) => {
    const child = actor.getSnapshot().children[name]
    if (!child) throw new Error(`${name} is not on show`)
    return child
  }
  const card = () => childOf('cardPayment')
  const balance = () => childOf('balancePayment')
  return {
    ...{ actor, price, init, card, balance },
    credit: () => childOf('shoppingCredit'),
    transfer: () => childOf('bankTransfer'),
    attempt: () => childOf('attempt'),
    /** Until there is a form of cards to choose from. */
    cardsOpen: async () => {
      await waitFor(actor, ({ children: { cardPayment } }) => cardPayment !== undefined)
      await waitFor(card(), (snapshot) => snapshot.matches(CHOOSING))
    },
    /** Until balance and level are known, or unknown for good. */
    fundsKnown: () =>
      waitFor(actor, (snapshot) =>
        (['funds', 'level'] as const).every((region) =>
          ['known', 'unknown'].some((is) => snapshot.matches({ open: { [region]: is } })),
        ),
      ),
    /** Until the bank of the card on show has said what it offers, or can't. */
    offersKnown: () =>
      waitFor(card(), (snapshot) => OFFERS.every((offer) => !snapshot.matches({ open: { [offer]: 'asking' } }))),
    /** Until a payment that was begun has come back to its form, and why. */
    hindrance: async () => {
      const back = await waitFor(actor, (later) => later.context.problem !== undefined && !later.matches(ATTEMPTING))
      return back.context.problem
    },
    /** Until the price is another one, and which. */
    repriced: async () => {
      await waitFor(actor, (snapshot) => snapshot.matches({ open: { method: { attempting: 'repricing' } } }))
      return priceChangeView(childOf('attempt').getSnapshot())
    },
    acceptPrice: () => {
      childOf('attempt').send({ type: 'shopper.acceptedPrice' })
    },
    choose: (method: Method) => {
      actor.send({ type: 'shopper.choseMethod', method })
    },
    payByCard: () => {
      card().send({ type: 'shopper.paid' })
    },
    payFromBalance: () => {
      balance().send({ type: 'shopper.paid' })
    },
  }
}
