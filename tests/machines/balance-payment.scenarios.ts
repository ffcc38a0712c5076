import { expect } from 'vitest'
import type { balancePaymentMachine } from '../../machines/balance-payment/machine'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { UNDER_WAY } from '../../machines/order-check/rules'
import { begin } from './support/balance-payment-story'
import { A_PART, ENOUGH, OTHER_PRICE } from './support/funds'
import { REFUSED } from './support/card-payment-story'
import { MEMBER, ORDER, RECEIPT, REFUSAL } from './support/shopper'
import type { Told } from './support/tell'

type Machine = typeof balancePaymentMachine

const lira = (minor: number) => ({ minor, currency: 'TRY' })

export const balancePaymentTold: Told<Machine> = {
  'a balance that is enough pays all of the order, and what is left of it is said (BAL-01~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toMatchObject({
      kind: 'choosing',
      balance: ENOUGH,
      balanceAfter: lira(ENOUGH.minor - ORDER.price.minor),
      isInsufficient: false,
      missing: undefined,
    })
    expect(story.ledger()).toMatchObject({ price: ORDER.price, balanceUsed: ORDER.price, cardPart: lira(0) })
    story.pay()
    expect(story.payment.asked).toEqual([{ member: MEMBER, price: ORDER.price }])
    expect([story.view().kind, story.isInFlight()]).toEqual(['paying', true])
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'just enough is enough, and a kuruş less is not (BAL-01~, BAL-04~)': (machine) => {
    const just = begin(machine, { balance: ORDER.price })
    expect(just.view()).toMatchObject({ balanceAfter: lira(0), missing: undefined })
    const less = begin(machine, { balance: lira(ORDER.price.minor - 1), isBalanceModalViewed: true })
    expect(less.view()).toMatchObject({ balanceAfter: undefined, isInsufficient: true, missing: 'balance' })
    less.pay()
    expect(less.payment.asked).toEqual([])
  },

  'a balance in other money pays nothing (BAL-04~)': (machine) => {
    const story = begin(machine, { balance: { ...ENOUGH, currency: 'EUR' }, isBalanceModalViewed: true })
    expect(story.view()).toMatchObject({ isInsufficient: true, missing: 'balance' })
    story.pay()
    expect(story.payment.asked).toEqual([])
  },

  'a balance that is not enough is explained once, over the screen (BAL-03~)': (machine) => {
    const story = begin(machine, { balance: A_PART })
    expect(story.view().kind).toBe('explaining')
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'shopper.closed' })
    expect(story.view()).toMatchObject({ kind: 'choosing', isInsufficient: true, missing: 'balance' })
    expect(story.snapshot().context.isBalanceModalViewed).toBe(true)
    story.send({ type: 'wallet.told', balance: A_PART, level: 1 })
    expect(story.view().kind).toBe('choosing')
    expect(begin(machine, { balance: A_PART, isBalanceModalViewed: true }).view().kind).toBe('choosing')
  },

  'a balance that is not known yet pays nothing and explains nothing; it may come while the shopper looks (PAY-02~)': (
    machine,
  ) => {
    const story = begin(machine, { balance: undefined })
    expect(story.view()).toMatchObject({ kind: 'choosing', isInsufficient: false, missing: 'balance' })
    story.pay()
    expect(story.payment.asked).toEqual([])
    story.send({ type: 'wallet.told', balance: A_PART, level: 2 })
    expect(story.view().kind).toBe('explaining')
    story.send({ type: 'wallet.told', balance: ENOUGH, level: 2 })
    story.send({ type: 'shopper.closed' })
    story.pay()
    expect(story.payment.asked).toHaveLength(1)
  },

  'nobody pays before the agreement was accepted, nor without a connection (PAY-03~, BEST-05~)': (machine) => {
    const story = begin(machine, { isAgreed: false })
    expect(story.view()).toMatchObject({ missing: 'agreement', isAgreementMissing: false })
    story.pay()
    expect(story.view()).toMatchObject({ missing: 'agreement', isAgreementMissing: true })
    story.send({ type: 'shopper.agreed', isAgreed: true })
    story.send({ type: 'network.told', is: 'offline' })
    story.pay()
    expect([story.view().missing, story.payment.asked]).toEqual(['connection', []])
    story.send({ type: 'network.told', is: 'online' })
    story.pay()
    expect(story.payment.asked).toHaveLength(1)
  },

  'the gate is asked first, then the order, and only then it is sent (BAL-02~, KYC-07~, BEST-08~)': async (machine) => {
    const story = begin(machine, { isCheckHeld: true })
    story.pay()
    story.pay()
    expect(story.gate.asked).toMatchObject([{ memberId: '7', level: 1, means: 'balance', amount: ORDER.price }])
    expect([story.check.asked, story.isInFlight()]).toEqual([[], false])
    await story.openGate()
    expect([story.check.asked, story.payment.asked]).toEqual([[{ price: ORDER.price }], []])
    await story.check.answer({ kind: 'ready' })
    expect(story.payment.asked).toHaveLength(1)
  },

  'a gate that stays shut lets nothing through, and is asked with the newest level (KYC-01~, KYC-06~)': async (
    machine,
  ) => {
    const story = begin(machine, { isCheckHeld: true, level: 0 })
    story.pay()
    await story.gate.answer({ kind: 'declined', level: 1, cards: undefined })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: undefined })
    story.pay()
    await story.gate.answer({ kind: 'stopped', level: undefined, cards: undefined, problem: GENERIC_PROBLEM })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    story.pay()
    await story.gate.fail()
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    expect(story.gate.asked.map(({ level }) => level)).toEqual([0, 1, 1])
    expect([story.check.asked, story.payment.asked]).toEqual([[], []])
  },

  'what can’t be found out of the order is told, and one that was paid is looked for (BEST-01~, BEST-08~)': async (
    machine,
  ) => {
    const story = begin(machine, { isCheckHeld: true })
    story.pay()
    await story.openGate()
    await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: UNDER_WAY })
    story.pay()
    expect(story.view()).toMatchObject({ problem: undefined })
    await story.openGate()
    await story.check.fail()
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: GENERIC_PROBLEM })
    story.pay()
    await story.openGate()
    await story.check.answer({ kind: 'settled' })
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
    expect(story.payment.asked).toEqual([])
  },

  'another price is paid only once it was accepted, and only if the balance is enough for it (BEST-08~, BAL-04~)':
    async (machine) => {
      const story = begin(machine, { isCheckHeld: true, balance: ORDER.price })
      story.pay()
      await story.openGate()
      await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
      expect([story.view().kind, story.isInFlight()]).toEqual(['accepting', false])
      story.pay()
      expect(story.check.asked).toHaveLength(1)
      story.send({ type: 'shopper.acceptedPrice' })
      expect(story.view()).toMatchObject({ kind: 'explaining', price: OTHER_PRICE, isInsufficient: true })
      story.send({ type: 'shopper.closed' })
      story.send({ type: 'wallet.told', balance: ENOUGH, level: 2 })
      story.pay()
      await story.openGate()
      await story.check.answer({ kind: 'ready' })
      expect(story.payment.asked).toEqual([{ member: MEMBER, price: OTHER_PRICE }])
    },

  'a refused payment says why and can be tried again (BAL-01~)': async (machine) => {
    const story = begin(machine)
    story.pay()
    await story.payment.answer({ kind: 'refused', refusal: REFUSAL })
    expect(story.view()).toMatchObject({ kind: 'choosing', problem: REFUSED, isAgreed: true })
    story.pay()
    expect(story.payment.asked).toHaveLength(2)
  },

  'an answer that is no word of the provider is unknown, never refused (PAY-06~)': async (machine) => {
    const lost = begin(machine)
    lost.pay()
    await lost.payment.answer({ kind: 'unknown' })
    const broken = begin(machine)
    broken.pay()
    await broken.payment.fail()
    expect([lost, broken].map((story) => story.snapshot().output)).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }])
  },

  'while it is waited for, a second press sends nothing and only what is said changes (PAY-04~, PAY-05~)': async (
    machine,
  ) => {
    const story = begin(machine)
    story.pay()
    story.pay()
    story.clock.increment(8_000)
    story.send({ type: 'shopper.agreed', isAgreed: false })
    expect(story.view()).toMatchObject({ kind: 'paying', isSlow: true, isAgreed: true })
    expect(story.snapshot().hasTag('paymentOverdue')).toBe(false)
    story.clock.increment(22_000)
    expect(story.snapshot().hasTag('paymentOverdue')).toBe(true)
    expect(story.payment.asked).toHaveLength(1)
    await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },
}
