import type { InputFrom } from 'xstate'
import type { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import { balanceBreakdown, balancePaymentView } from '../../../machines/payment/balance/view'
import { ALL_TERMS, ENOUGH } from '../fixtures/funds'
import { run } from './run'
import { MEMBER, ORDER } from '../fixtures/shopper'

type Machine = typeof balancePaymentMachine

/** Begins with a sufficient balance by default. */
export function begin(machine: Machine, start: Partial<InputFrom<Machine>> = {}) {
  const harness = run(machine, {
    member: MEMBER,
    price: ORDER.price,
    terms: ALL_TERMS,
    balance: ENOUGH,
    isAgreed: true,
    isBalanceModalViewed: false,
    problem: undefined,
    network: 'online',
    ...start,
  })
  return {
    ...harness,
    view: () => balancePaymentView(harness.snapshot()),
    output: () => harness.snapshot().output,
    breakdown: () => balanceBreakdown(harness.snapshot()),
    pay() {
      harness.send({ type: 'shopper.paid' })
    },
  }
}
