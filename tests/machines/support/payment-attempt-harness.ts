import type { InputFrom } from 'xstate'
import { checkOrder } from '../../../machines/payment/order-check/ports'
import type { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import { type authorise, type goToBank, prepare } from '../../../machines/payment/attempt/ports'
import { attemptView, priceChangeView, redirectView } from '../../../machines/payment/attempt/view'
import { answeredAtOnce } from './answered-at-once'
import { GATE_OPEN, holdGate } from './held-gate'
import { hold } from './held-port'
import { TIMINGS } from '../fixtures/timings'
import { run } from './run'
import { CARD_SUBMISSION } from '../fixtures/submissions'

type Machine = typeof paymentAttemptMachine

interface Start extends Partial<InputFrom<Machine>> {
  /** The test answers gate, order check and preparation. */
  readonly isCheckHeld?: boolean
  /** Replaces the held gate. */
  readonly gateLogic?: typeof GATE_OPEN
}

const TAGS = ['paymentInFlight', 'paymentSlow', 'paymentOverdue', 'paymentRedirected'] as const

/** The output of an attempt that ended before anything was sent, with a known level. */
export const NOTHING_SENT = {
  kind: 'refused',
  problem: undefined,
  refusal: undefined,
  wasSent: false,
  typed: undefined,
  level: 1,
  mayHaveRisen: false,
  cards: undefined,
} as const

/** Begins with a new card by default. */
export function begin(machine: Machine, { isCheckHeld = false, gateLogic, ...start }: Start = {}) {
  const gate = holdGate()
  const check = hold<typeof checkOrder>()
  const preparation = hold<typeof prepare>()
  const payment = hold<typeof authorise>()
  const bank = hold<typeof goToBank>()
  const checks = isCheckHeld
    ? { kycGate: gateLogic ?? gate.logic, checkOrder: check.logic, prepare: preparation.logic }
    : {
        kycGate: GATE_OPEN,
        checkOrder: answeredAtOnce(checkOrder, { kind: 'ready' }),
        prepare: answeredAtOnce(prepare, { kind: 'ready' }),
      }
  const harness = run(machine.provide({ actors: { ...checks, authorise: payment.logic, goToBank: bank.logic } }), {
    submission: CARD_SUBMISSION,
    level: 1,
    mayHaveRisen: false,
    timings: TIMINGS,
    ...start,
  })
  return {
    ...harness,
    gate,
    check,
    preparation,
    payment,
    bank,
    state: () => harness.snapshot().value,
    output: () => harness.snapshot().output,
    view: () => attemptView(harness.snapshot()),
    priceChange: () => priceChangeView(harness.snapshot()),
    redirect: () => redirectView(harness.snapshot()),
    tags: () => TAGS.filter((tag) => harness.snapshot().hasTag(tag)),
    openGate: () => gate.answer({ kind: 'open', level: 2, mayHaveRisen: false, cards: undefined }),
  }
}
