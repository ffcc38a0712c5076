import type { CardDraft } from '../../../machines/payment/card/draft'
import { EMPTY_DRAFT } from '../../../machines/payment/card/draft'
import type { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { type CardQuestion, askBonus, askInstallments, type openWallet } from '../../../machines/payment/card/ports'
import type { ChosenCard } from '../../../machines/payment/card/rules'
import {
  bonusView,
  cardPaymentView,
  installmentsView,
  mixView,
  cardBreakdown,
} from '../../../machines/payment/card/view'
import { type CardFacts, type CardField, NO_CARD } from '../../../machines/entities/card'
import type { Buyer } from '../../../machines/entities/member'
import type { SavedCard } from '../../../machines/entities/saved-card'
import type { Money } from '../../../machines/entities/money'
import { NO_TERMS, type PaymentTerms } from '../../../machines/entities/payment-terms'
import type { Problem } from '../../../machines/entities/problem'
import { answeredAtOnce } from './answered-at-once'
import { hold } from './held-port'
import { run } from './run'
import { CARD, MEMBER, ORDER } from '../fixtures/shopper'
import { walletOf } from '../fixtures/wallet'

export const REFUSED: Problem = { text: 'İşlem onaylanmadı', key: 'errors.generic' }

/** A single payment without 3-D Secure. */
export const questionOf = (card: ChosenCard, changed: Partial<CardQuestion> = {}): CardQuestion => ({
  buyer: MEMBER,
  call: 'auth',
  price: ORDER.price,
  installment: 1,
  card,
  typed: card.kind === 'new' ? CARD : undefined,
  bonusUsed: undefined,
  balanceUsed: undefined,
  isFromBalance: false,
  ...changed,
})

export interface Start {
  readonly isAgreed?: boolean
  readonly problem?: Problem
  readonly buyer?: Buyer
  readonly price?: Money
  /** The test answers the requests for installments and bonus. */
  readonly isOfferHeld?: boolean
  readonly terms?: Partial<PaymentTerms>
  readonly balance?: Money
  readonly draft?: CardDraft | undefined
}

/** The machine with ports that the test answers, and a method for each gesture of the shopper. */
export function begin(machine: typeof cardPaymentMachine, start: Start = {}) {
  const { isAgreed = false, problem, buyer = MEMBER, isOfferHeld = false } = start
  const wallet = hold<typeof openWallet>()
  const installments = hold<typeof askInstallments>()
  const bonus = hold<typeof askBonus>()
  const offers = isOfferHeld
    ? { askInstallments: installments.logic, askBonus: bonus.logic }
    : {
        askInstallments: answeredAtOnce(askInstallments, { kind: 'unknown' }),
        askBonus: answeredAtOnce(askBonus, { kind: 'none' }),
      }
  const harness = run(machine.provide({ actors: { ...offers, openWallet: wallet.logic } }), {
    buyer,
    price: start.price ?? ORDER.price,
    terms: { ...NO_TERMS, ...start.terms },
    balance: start.balance,
    draft: start.draft ?? EMPTY_DRAFT,
    isAgreed,
    problem,
    network: 'online',
  })
  const submitted = () => {
    const { output } = harness.snapshot()
    return output?.kind === 'submitted' ? output.submission : undefined
  }
  return {
    ...harness,
    wallet,
    installments,
    bonus,
    view: () => cardPaymentView(harness.snapshot()),
    faults() {
      const view = cardPaymentView(harness.snapshot())
      return 'faults' in view ? view.faults : undefined
    },
    /** The state of the form; before there is one, of the machine. */
    state() {
      const { value } = harness.snapshot()
      return typeof value === 'string' ? value : value.open.form
    },
    /** The submission; undefined before the form has submitted. */
    submitted,
    question: () => submitted()?.question,
    /** The draft with which the form is restored. */
    draft() {
      const { output } = harness.snapshot()
      if (!output) throw new Error('the form has not ended')
      return output.drafts['credit-card']
    },
    offer: () => installmentsView(harness.snapshot()),
    points: () => bonusView(harness.snapshot()),
    sum: () => cardBreakdown(harness.snapshot()),
    mix: () => mixView(harness.snapshot()),
    fill(facts: CardFacts, field: CardField = 'cvc') {
      harness.send({ type: 'shopper.filledCard', field, card: facts })
    },
    leave(field: CardField) {
      harness.send({ type: 'shopper.leftField', field })
    },
    chooseCard(cardToken: string) {
      harness.send({ type: 'shopper.choseCard', cardToken })
    },
    askNewCard() {
      harness.send({ type: 'shopper.askedNewCard' })
    },
    askSavedCards() {
      harness.send({ type: 'shopper.askedSavedCards' })
    },
    pay() {
      harness.send({ type: 'shopper.paid' })
    },
  }
}

/** Begins at the form, with an empty wallet. */
export async function choose(
  machine: typeof cardPaymentMachine,
  { card = NO_CARD, ...start }: Start & { readonly card?: CardFacts } = { card: CARD, isAgreed: true },
) {
  const harness = begin(machine, start)
  await harness.wallet.answer(walletOf({ typed: card }))
  return harness
}

export interface Offer extends Start {
  readonly card?: CardFacts
  readonly cards?: readonly SavedCard[]
}

/** The form with a complete card, before its bank has answered. */
export async function typing(machine: typeof cardPaymentMachine, { card = CARD, cards = [], ...start }: Offer = {}) {
  const harness = begin(machine, { isAgreed: true, isOfferHeld: true, ...start })
  await harness.wallet.answer(walletOf({ typed: card, cards }))
  return harness
}
