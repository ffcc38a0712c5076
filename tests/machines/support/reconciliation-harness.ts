import type { OutcomeAnswer, askOutcome, reconciliationMachine } from '../../../machines/after/reconciliation/machine'
import { reconciliationView } from '../../../machines/after/reconciliation/view'
import type { goToBank } from '../../../machines/payment/attempt/ports'
import type { postToken } from '../../../machines/after/shop-return/machine'
import { hold } from './held-port'
import { TIMINGS } from '../fixtures/timings'
import { run } from './run'

export const NOTHING = { kind: 'unknown', callbackUrl: undefined, bankHost: undefined } as const satisfies OutcomeAnswer

/** The pauses given by the specification, in milliseconds. */
export const PAUSES = [2_000, 4_000, 8_000, 16_000]

/** The search for an outcome; the test answers it. */
export function begin(machine: typeof reconciliationMachine, isAtBank = false) {
  const port = hold<typeof askOutcome>()
  const way = hold<typeof postToken>()
  const bank = hold<typeof goToBank>()
  const logic = machine.provide({ actors: { askOutcome: port.logic, goToBank: bank.logic, postToken: way.logic } })
  const harness = run(logic, { token: 'tok', isAtBank, timings: TIMINGS })
  const view = () => reconciliationView(harness.snapshot())
  return {
    ...harness,
    port,
    way,
    bank,
    view,
    askAgain() {
      harness.send({ type: 'shopper.askedAgain' })
    },
    /** Continues until the outcome counts as unknown. */
    async giveUp() {
      await port.answer(NOTHING)
      for (const pause of PAUSES) {
        harness.clock.increment(pause)
        await port.answer(NOTHING)
      }
    },
  }
}
