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

/** A card that pays, as typed. */
export const TYPED: CardTexts = {
  cardNumber: '5400 3600 0000 0003',
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: ' Elif Yılmaz ',
}

export type PayingDeps = Omit<CheckoutDeps, 'sessionStore' | 'bootAnswer' | 'add'>

/** The dependencies of the paying side's machines on a page, with a typed card. */
export function payingDepsOf(app: App, typed: Partial<CardTexts> = {}, changed: Partial<PayingDeps> = {}) {
  const vault = createCardVault(() => ({ year: 2026, month: 1 }))
  for (const field of CARD_FIELDS) vault.write(field, typed[field] ?? TYPED[field])
  const time = createServerClock()
  time.set(Date.now())
  const { requestContext, members, payments, session } = app
  const { lock } = { ...PLAIN_TERMS, ...changed }
  return {
    requestContext,
    members,
    payments,
    session,
    vault,
    time,
    events: NOTHING_COUNTED,
    timings: { ...DEFAULT_TIMINGS, fingerprintPatience: 20 },
    submissions: createSubmissions(EMPTY_SESSION_STORE, time, lock),
    ...PLAIN_TERMS,
    lock,
    ...changed,
  } satisfies PayingDeps
}

const OFFERS = ['installments', 'bonus'] as const

/** No waiting for the shopper or the bank where a page would be left. */
export const AT_ONCE = { threeDSPause: 1, creditPause: 1, bankPatience: 1 } as const

const ATTEMPTING = { open: { method: 'attempting' } } as const

/** The paying side of a logged-in page, opened for the current order, with the agreement ticked. */
export async function openPaying(deps: PayingDeps, buyer: Buyer, timings: Partial<AttemptTimings> = {}) {
  const { order, init } = valueOf(await deps.payments.detail())
  const { price } = order
  const input = {
    buyer,
    price,
    isAgreed: true,
    problem: undefined,
    tried: undefined,
    timings: { ...DEFAULT_TIMINGS, ...timings },
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
    actor,
    price,
    init,
    card,
    balance,
    credit: () => childOf('shoppingCredit'),
    transfer: () => childOf('bankTransfer'),
    attempt: () => childOf('attempt'),
    /** Waits until the card form is shown. */
    cardsOpen: async () => {
      await waitFor(actor, ({ children: { cardPayment } }) => cardPayment !== undefined)
      await waitFor(card(), (snapshot) => snapshot.matches(CHOOSING))
    },
    /** Waits until balance and level are loaded or have failed. */
    fundsKnown: () =>
      waitFor(actor, (snapshot) =>
        (['funds', 'level'] as const).every((region) =>
          ['known', 'unknown'].some((is) => snapshot.matches({ open: { [region]: is } })),
        ),
      ),
    /** Waits until the card's bank has answered with its offers, or failed to. */
    offersKnown: () =>
      waitFor(card(), (snapshot) => OFFERS.every((offer) => !snapshot.matches({ open: { [offer]: 'asking' } }))),
    /** Waits until a started payment is back at its form, and returns the reason. */
    hindrance: async () => {
      const back = await waitFor(actor, (later) => later.context.problem !== undefined && !later.matches(ATTEMPTING))
      return back.context.problem
    },
    /** Waits until the price has changed, and returns the change. */
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
