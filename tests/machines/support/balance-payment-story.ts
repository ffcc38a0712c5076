import type { balancePaymentMachine } from '../../../machines/balance-payment/machine'
import type { payFromBalance } from '../../../machines/balance-payment/ports'
import { balanceLedger, balancePaymentView } from '../../../machines/balance-payment/view'
import type { InputFrom } from 'xstate'
import { checkOrder } from '../../../machines/order-check/ports'
import { answeredAtOnce } from './answered-at-once'
import { ALL_TERMS, ENOUGH } from './funds'
import { GATE_OPEN, holdGate } from './held-gate'
import { hold } from './held-port'
import { PACE } from './pace'
import { run } from './run'
import { MEMBER, ORDER } from './shopper'

type Machine = typeof balancePaymentMachine

interface Start extends Partial<InputFrom<Machine>> {
  /** The story is about what comes before the money: gate and order answer when they are told to. */
  readonly isCheckHeld?: boolean
}

/** With a balance that is enough, unless it is told otherwise. */
export function begin(machine: Machine, { isCheckHeld = false, ...start }: Start = {}) {
  const gate = holdGate()
  const check = hold<typeof checkOrder>()
  const payment = hold<typeof payFromBalance>()
  const checks = isCheckHeld
    ? { kycGate: gate.logic, checkOrder: check.logic }
    : { kycGate: GATE_OPEN, checkOrder: answeredAtOnce(checkOrder, { kind: 'ready' }) }
  const story = run(machine.provide({ actors: { ...checks, payFromBalance: payment.logic } }), {
    member: MEMBER,
    price: ORDER.price,
    terms: ALL_TERMS,
    balance: ENOUGH,
    level: 1,
    isAgreed: true,
    isBalanceModalViewed: false,
    problem: undefined,
    network: 'online',
    pace: PACE,
    ...start,
  })
  return {
    ...story,
    gate,
    check,
    payment,
    view: () => balancePaymentView(story.snapshot()),
    ledger: () => balanceLedger(story.snapshot()),
    isInFlight: () => story.snapshot().hasTag('paymentInFlight'),
    pay() {
      story.send({ type: 'shopper.paid' })
    },
    openGate: () => gate.answer({ kind: 'open', level: 2, cards: undefined }),
  }
}
