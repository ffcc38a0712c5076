import { expect } from 'vitest'
import type { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { BANK_HOST } from './fixtures/offers'
import { TIMINGS } from './fixtures/timings'
import { NOTHING, begin } from './support/reconciliation-harness'
import { NOT_CHARGED } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'

type Machine = typeof reconciliationMachine

const AT_BANK = { kind: 'withBank', callbackUrl: undefined, bankHost: BANK_HOST } as const

async function atBank(machine: Machine) {
  const harness = begin(machine, true)
  await harness.port.answer(AT_BANK)
  return harness
}

const goes = (harness: ReturnType<typeof begin>) => {
  harness.send({ type: 'shopper.wentToBank' })
}

/** The payment waits for the bank, while the shopper has left the bank's page or was never there. */
export const waitingAtBankScenarios: Scenarios<Machine> = {
  'a payment known to be at a bank is never shown as one whose answer was lost (PAY-13~)': async (machine) => {
    const harness = begin(machine, true)
    expect(harness.view()).toMatchObject({ isAsking: true, standing: 'withBank' })
    await harness.port.fail()
    expect(harness.view()).toMatchObject({ isAsking: false, standing: 'withBank' })
    harness.askAgain()
    await harness.port.answer(NOTHING)
    expect(harness.view().standing).toBe('checking')
  },

  'another buyer’s failed payment leaves the order payable, and says why if that is known (PAY-13~)': async (
    machine,
  ) => {
    for (const problem of [undefined, NOT_CHARGED]) {
      const harness = begin(machine, true)
      await harness.port.answer({ kind: 'free', problem })
      expect(harness.snapshot().output).toEqual({ kind: 'free', problem })
      const late = begin(machine)
      await late.giveUp()
      late.askAgain()
      await late.port.answer({ kind: 'free', problem })
      expect(late.snapshot().output).toEqual({ kind: 'free', problem })
    }
  },

  'the bank can be visited again where the page has its redirect, once a press, and nowhere else (PAY-13~)': async (
    machine,
  ) => {
    const harness = begin(machine, true)
    goes(harness)
    await harness.port.answer({ ...AT_BANK, bankHost: undefined })
    goes(harness)
    expect([harness.bank.asked, harness.view().bankHost]).toEqual([[], undefined])
    harness.askAgain()
    await harness.port.answer(AT_BANK)
    expect(harness.view()).toMatchObject({ bankHost: BANK_HOST, isLeaving: false })
    goes(harness)
    goes(harness)
    expect([harness.bank.asked.length, harness.view().isLeaving]).toEqual([1, true])
    await harness.bank.answer(undefined)
    goes(harness)
    expect([harness.bank.asked.length, harness.view()]).toMatchObject([1, { isLeaving: true, standing: 'withBank' }])
  },

  'a shopper who comes back from the bank, or never left, has the order read (PAY-13~)': async (machine) => {
    const back = await atBank(machine)
    goes(back)
    await back.bank.answer(undefined)
    back.send({ type: 'tab.woke' })
    const still = await atBank(machine)
    goes(still)
    await still.bank.answer(undefined)
    still.clock.increment(TIMINGS.bankPatience - 1)
    expect(still.port.asked).toHaveLength(1)
    still.clock.increment(1)
    const forbidden = await atBank(machine)
    goes(forbidden)
    await forbidden.bank.fail()
    for (const harness of [back, still, forbidden]) {
      expect([harness.port.asked.length, harness.view().isLeaving]).toEqual([2, false])
      await harness.port.answer(AT_BANK)
      goes(harness)
      expect(harness.bank.asked).toHaveLength(2)
    }
  },

  'an unknown outcome still offers the way to the bank (PAY-13~)': async (machine) => {
    const harness = begin(machine)
    await harness.giveUp()
    harness.askAgain()
    await harness.port.answer({ ...NOTHING, bankHost: BANK_HOST })
    expect(harness.view()).toMatchObject({ standing: 'unknown', bankHost: BANK_HOST })
    goes(harness)
    expect([harness.bank.asked.length, harness.view().standing]).toEqual([1, 'checking'])
  },
}
