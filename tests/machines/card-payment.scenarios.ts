import { expect } from 'vitest'
import type { cardPaymentMachine, openWallet, payByCard } from '../../machines/card-payment/machine'
import { cardPaymentView } from '../../machines/card-payment/view'
import { type CardFacts, NO_CARD } from '../../machines/entities/card'
import type { Problem } from '../../machines/entities/problem'
import { hold } from './support/held-port'
import { run } from './support/run'
import { CARD, CARD_WITHOUT_CODE, MEMBER, ORDER, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

const GENERIC: Problem = { text: undefined, key: 'errors.generic' }
const REFUSED: Problem = { text: 'Kart limiti yetersiz', key: 'errors.generic' }
const QUESTION = { member: MEMBER, price: ORDER.price, installment: 1 }

interface Start {
  readonly card?: CardFacts
  readonly isAgreed?: boolean
  readonly problem?: Problem
}

function begin(machine: typeof cardPaymentMachine, { card = NO_CARD, isAgreed = false, problem }: Start = {}) {
  const wallet = hold<typeof openWallet>()
  const payment = hold<typeof payByCard>()
  const story = run(machine.provide({ actors: { openWallet: wallet.logic, payByCard: payment.logic } }), {
    member: MEMBER,
    price: ORDER.price,
    card,
    isAgreed,
    problem,
  })
  return {
    ...story,
    wallet,
    payment,
    view: () => cardPaymentView(story.snapshot()),
    state: () => story.snapshot().value,
    isInFlight: () => story.snapshot().hasTag('paymentInFlight'),
    fill(facts: CardFacts) {
      story.send({ type: 'shopper.filledCard', card: facts })
    },
    pay() {
      story.send({ type: 'shopper.paid' })
    },
  }
}

/** At the form, with the wallet open. */
async function choose(machine: typeof cardPaymentMachine, start: Start = { card: CARD, isAgreed: true }) {
  const story = begin(machine, start)
  await story.wallet.answer({ kind: 'ready' })
  return story
}

/** On the way, with a good card. */
async function paying(machine: typeof cardPaymentMachine) {
  const story = await choose(machine)
  story.pay()
  return story
}

export const cardPaymentTold: Told<typeof cardPaymentMachine> = {
  'the wallet is opened first, and what is typed meanwhile is kept (PAY-02~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    expect(story.wallet.asked).toEqual([{ member: MEMBER }])
    story.fill(CARD)
    story.pay()
    await story.wallet.answer({ kind: 'ready' })
    expect(story.view()).toMatchObject({ kind: 'choosing', brand: 'VISA', amount: ORDER.price, problem: undefined })
    expect(story.payment.asked).toEqual([])
  },

  'a wallet that is refused says why, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: REFUSED })
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.retried' })
    expect(story.view()).toEqual({ kind: 'openingWallet' })
    await story.wallet.answer({ kind: 'ready' })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: undefined })
    expect(story.wallet.asked).toHaveLength(2)
  },

  'a wallet that does not open says so, and can be tried again (PAY-02~)': async (machine) => {
    const story = begin(machine)
    await story.wallet.fail()
    expect(story.view()).toEqual({ kind: 'walletClosed', problem: GENERIC })
    story.send({ type: 'shopper.retried' })
    await story.wallet.answer({ kind: 'ready' })
    expect(story.state()).toBe('choosing')
  },

  'a form that was never filled shows all its faults at the press, and nothing is sent (VAL-05~)': async (machine) => {
    const story = await choose(machine, {})
    expect(story.view()).toMatchObject({ faults: {}, isAgreementMissing: false, firstFault: undefined })
    story.pay()
    expect(story.state()).toBe('choosing')
    expect(story.view()).toMatchObject({
      kind: 'choosing',
      faults: NO_CARD.faults,
      isAgreementMissing: true,
      firstFault: 'cardNumber',
    })
    story.fill({ ...CARD, faults: { expireDate: 'validations.expireDate' } })
    expect(story.view()).toMatchObject({
      faults: { expireDate: 'validations.expireDate' },
      firstFault: 'expireDate',
    })
    expect(story.payment.asked).toEqual([])
  },

  'nobody pays before the agreement was accepted, and the form says so (PAY-03~)': async (machine) => {
    const story = await choose(machine, { card: CARD })
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'choosing', isAgreementMissing: true, firstFault: 'agreement' })
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.agreed', isAgreed: true })
    expect(story.view()).toMatchObject({ isAgreed: true, isAgreementMissing: false, firstFault: undefined })
    story.send({ type: 'shopper.agreed', isAgreed: false })
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.agreed', isAgreed: true })
    story.pay()
    expect(story.payment.asked).toHaveLength(1)
  },

  'a second press sends no second payment (PAY-04~)': async (machine) => {
    const story = await choose(machine)
    expect(story.isInFlight()).toBe(false)
    story.pay()
    story.pay()
    story.send({ type: 'shopper.agreed', isAgreed: false })
    story.pay()
    expect(story.payment.asked).toEqual([QUESTION])
    expect(story.view()).toMatchObject({ kind: 'paying', isAgreed: true, amount: ORDER.price })
    expect(story.isInFlight()).toBe(true)
    expect(story.snapshot().hasTag('busy')).toBe(true)
  },

  'a payment that went through ends with its receipt (CARD-10~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
    expect(story.payment.asked).toHaveLength(1)
  },

  'a refused payment keeps the form, says why and can be tried again with a new code (CARD-11~)': async (machine) => {
    const story = await paying(machine)
    // The vault forgets the security code while the answer is on its way.
    story.fill(CARD_WITHOUT_CODE)
    await story.payment.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({
      kind: 'choosing',
      problem: REFUSED,
      brand: 'VISA',
      isAgreed: true,
      faults: {},
    })
    story.pay()
    expect(story.view()).toMatchObject({ problem: undefined, firstFault: 'cvc' })
    story.fill(CARD)
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'paying', problem: undefined })
    expect(story.payment.asked).toEqual([QUESTION, QUESTION])
  },

  'an answer that is no word of the provider is unknown, never refused (PAY-06~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.answer({ kind: 'unknown' })
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.snapshot().value).toBe('unknown')
  },

  'a payment that broke is unknown, never refused (PAY-06~)': async (machine) => {
    const story = await paying(machine)
    await story.payment.fail()
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.payment.asked).toHaveLength(1)
  },

  'what a former attempt ended with stands there until the next one': async (machine) => {
    const problem: Problem = { text: undefined, key: 'errors.notCharged' }
    const story = await choose(machine, { card: CARD, isAgreed: true, problem })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem })
    story.pay()
    expect(story.view()).toMatchObject({ kind: 'paying', problem: undefined })
  },
}
