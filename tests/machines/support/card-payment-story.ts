import type { cardPaymentMachine } from '../../../machines/card-payment/machine'
import type { openWallet, payByCard } from '../../../machines/card-payment/ports'
import type { ChosenCard } from '../../../machines/card-payment/rules'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { type CardFacts, type CardField, NO_CARD } from '../../../machines/entities/card'
import type { Problem } from '../../../machines/entities/problem'
import { hold } from './held-port'
import { PACE } from './pace'
import { run } from './run'
import { CARD, MEMBER, ORDER } from './shopper'
import { walletOf } from './wallet'

/** What REFUSAL is to a shopper. */
export const REFUSED: Problem = { text: 'Kart limiti yetersiz', key: 'errors.generic' }

export const questionOf = (card: ChosenCard) => ({ buyer: MEMBER, price: ORDER.price, installment: 1, card })

export interface Start {
  readonly card?: CardFacts
  readonly isAgreed?: boolean
  readonly problem?: Problem
}

/** The machine over ports that answer when the story says so, and one gesture for each thing a shopper can do. */
export function begin(machine: typeof cardPaymentMachine, { card = NO_CARD, isAgreed = false, problem }: Start = {}) {
  const wallet = hold<typeof openWallet>()
  const payment = hold<typeof payByCard>()
  const story = run(machine.provide({ actors: { openWallet: wallet.logic, payByCard: payment.logic } }), {
    buyer: MEMBER,
    price: ORDER.price,
    card,
    isAgreed,
    problem,
    network: 'online',
    pace: PACE,
  })
  return {
    ...story,
    wallet,
    payment,
    view: () => cardPaymentView(story.snapshot()),
    /** The faults that the shopper can see. */
    faults() {
      const view = cardPaymentView(story.snapshot())
      return 'faults' in view ? view.faults : undefined
    },
    state: () => story.snapshot().value,
    isInFlight: () => story.snapshot().hasTag('paymentInFlight'),
    fill(facts: CardFacts, field: CardField = 'cvc') {
      story.send({ type: 'shopper.filledCard', field, card: facts })
    },
    leave(field: CardField) {
      story.send({ type: 'shopper.leftField', field })
    },
    chooseCard(cardToken: string) {
      story.send({ type: 'shopper.choseCard', cardToken })
    },
    askNewCard() {
      story.send({ type: 'shopper.askedNewCard' })
    },
    askSavedCards() {
      story.send({ type: 'shopper.askedSavedCards' })
    },
    pay() {
      story.send({ type: 'shopper.paid' })
    },
  }
}

/** At the form, with an open wallet in which nothing is. */
export async function choose(machine: typeof cardPaymentMachine, start: Start = { card: CARD, isAgreed: true }) {
  const story = begin(machine, start)
  await story.wallet.answer(walletOf({ typed: start.card ?? NO_CARD }))
  return story
}
