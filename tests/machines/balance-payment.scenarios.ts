import { expect } from 'vitest'
import type { balancePaymentMachine } from '../../machines/payment/balance/machine'
import { begin } from './support/balance-payment-harness'
import { REFUSED } from './support/card-payment-harness'
import { ALL_TERMS, A_PART, ENOUGH, OTHER_PRICE } from './fixtures/funds'
import { MEMBER, ORDER } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof balancePaymentMachine

const lira = (minor: number) => ({ minor, currency: 'TRY' })

export const balancePaymentScenarios: Scenarios<Machine> = {
  'a sufficient balance pays the whole order once, and shows what is left of it (BAL-01~, BAL-02~, KYC-01~, PAY-04~, PAY-11~)':
    (machine) => {
      const harness = begin(machine)
      expect(harness.view()).toMatchObject({
        kind: 'choosing',
        balance: ENOUGH,
        balanceAfter: lira(ENOUGH.minor - ORDER.price.minor),
        isInsufficient: false,
        missing: undefined,
      })
      expect(harness.breakdown()).toMatchObject({ price: ORDER.price, balanceUsed: ORDER.price, cardPart: lira(0) })
      harness.pay()
      expect(harness.output()).toEqual({
        kind: 'submitted',
        drafts: { balance: { isBalanceModalViewed: false } },
        submission: {
          method: 'balance',
          price: ORDER.price,
          sum: ORDER.price,
          bankPart: ORDER.price,
          choice: undefined,
          gate: { memberId: MEMBER.memberId, source: 'balance', amount: ORDER.price, terms: ALL_TERMS },
          question: { member: MEMBER, price: ORDER.price },
        },
      })
      expect(harness.view()).toMatchObject({ kind: 'paying', isAgreed: true })
    },

  'a balance of exactly the price pays, and one with a kuruş less does not (BAL-01~, BAL-04~)': (machine) => {
    const just = begin(machine, { balance: ORDER.price })
    expect(just.view()).toMatchObject({ balanceAfter: lira(0), missing: undefined })
    const less = begin(machine, { balance: lira(ORDER.price.minor - 1), isBalanceModalViewed: true })
    expect(less.view()).toMatchObject({ balanceAfter: undefined, isInsufficient: true, missing: 'balance' })
    less.pay()
    expect(less.output()).toBeUndefined()
  },

  'a balance in another currency pays nothing (BAL-04~)': (machine) => {
    const harness = begin(machine, { balance: { ...ENOUGH, currency: 'EUR' }, isBalanceModalViewed: true })
    expect(harness.view()).toMatchObject({ isInsufficient: true, missing: 'balance' })
    harness.pay()
    expect(harness.output()).toBeUndefined()
  },

  'an insufficient balance is explained once, over the screen (BAL-03~)': (machine) => {
    const harness = begin(machine, { balance: A_PART })
    expect(harness.view().kind).toBe('explaining')
    harness.pay()
    expect(harness.output()).toBeUndefined()
    harness.send({ type: 'shopper.closed' })
    expect(harness.view()).toMatchObject({ kind: 'choosing', isInsufficient: true, missing: 'balance' })
    harness.send({ type: 'wallet.updated', balance: A_PART, level: 1 })
    expect(harness.view().kind).toBe('choosing')
    harness.send({ type: 'form.left' })
    expect(harness.output()).toEqual({ kind: 'left', drafts: { balance: { isBalanceModalViewed: true } } })
    expect(begin(machine, { balance: A_PART, isBalanceModalViewed: true }).view().kind).toBe('choosing')
  },

  'an unknown balance pays nothing, and may still arrive (PAY-02~)': (machine) => {
    const harness = begin(machine, { balance: undefined })
    expect(harness.view()).toMatchObject({ kind: 'choosing', isInsufficient: false, missing: 'balance' })
    harness.pay()
    expect(harness.output()).toBeUndefined()
    harness.send({ type: 'wallet.updated', balance: A_PART, level: 2 })
    expect(harness.view().kind).toBe('explaining')
    harness.send({ type: 'wallet.updated', balance: ENOUGH, level: 2 })
    harness.send({ type: 'shopper.closed' })
    harness.pay()
    expect(harness.output()?.kind).toBe('submitted')
  },

  'no payment starts before the agreement is accepted, nor without a connection (PAY-03~, BEST-05~)': (machine) => {
    const harness = begin(machine, { isAgreed: false })
    expect(harness.view()).toMatchObject({ missing: 'agreement', isAgreementMissing: false })
    harness.pay()
    expect(harness.view()).toMatchObject({ missing: 'agreement', isAgreementMissing: true })
    harness.send({ type: 'agreement.updated', isAgreed: true })
    harness.send({ type: 'network.changed', is: 'offline' })
    harness.pay()
    expect([harness.view().missing, harness.output()]).toEqual(['connection', undefined])
    harness.send({ type: 'network.changed', is: 'online' })
    harness.pay()
    expect(harness.output()?.kind).toBe('submitted')
  },

  'a new price that was accepted is paid only if the balance is enough for it (BEST-08~, BAL-04~, PAY-12~)': (
    machine,
  ) => {
    const harness = begin(machine, { balance: ORDER.price, price: OTHER_PRICE })
    expect(harness.view()).toMatchObject({ kind: 'explaining', price: OTHER_PRICE, isInsufficient: true })
    harness.send({ type: 'shopper.closed' })
    harness.send({ type: 'wallet.updated', balance: ENOUGH, level: 2 })
    harness.pay()
    expect(harness.output()).toMatchObject({
      submission: {
        price: OTHER_PRICE,
        sum: OTHER_PRICE,
        gate: { amount: OTHER_PRICE },
        question: { price: OTHER_PRICE },
      },
    })
  },

  'the problem of an earlier attempt is shown until the next press (BAL-01~)': (machine) => {
    const harness = begin(machine, { problem: REFUSED })
    expect(harness.view()).toMatchObject({ kind: 'choosing', problem: REFUSED, isAgreed: true })
    harness.pay()
    expect(harness.view()).toMatchObject({ kind: 'paying', problem: undefined })
    const hindered = begin(machine, { problem: REFUSED, isAgreed: false })
    hindered.pay()
    expect(hindered.view()).toMatchObject({ kind: 'choosing', problem: undefined })
  },
}
