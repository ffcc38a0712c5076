import { expect } from 'vitest'
import type { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { TIMINGS } from './fixtures/timings'
import { NOT_CHARGED, RECEIPT } from './fixtures/shopper'
import { NOTHING, PAUSES, begin } from './support/reconciliation-harness'
import type { Scenarios } from './support/scenario'
import { waitingAtBankScenarios } from './waiting-at-bank.scenarios'

export const reconciliationScenarios: Scenarios<typeof reconciliationMachine> = {
  'a lost payment that is found paid ends with its receipt (PAY-06~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toEqual({
      isAsking: true,
      standing: 'checking',
      callbackUrl: undefined,
      bankHost: undefined,
      isLeaving: false,
    })
    expect(harness.port.asked).toHaveLength(1)
    await harness.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a lost payment that was not made ends as not charged (PAY-06~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(harness.snapshot().value).toBe('notCharged')
    expect(harness.snapshot().output).toEqual({ kind: 'notCharged', problem: NOT_CHARGED })
  },

  'a payment whose login was refused is looked up once, and ends undecided (GWY-10~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.answer({ kind: 'loginOver' })
    expect([harness.port.asked.length, harness.snapshot().output]).toEqual([1, { kind: 'loginOver' }])
    const late = begin(machine)
    await late.giveUp()
    late.askAgain()
    await late.port.answer({ kind: 'loginOver' })
    expect(late.snapshot().output).toEqual({ kind: 'loginOver' })
  },

  'a lost transfer start that is found ends as begun: the rest is left to the shopper (BANK-02~, PAY-06~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    await harness.port.answer(NOTHING)
    harness.clock.increment(PAUSES[0] ?? 0)
    await harness.port.answer({ kind: 'begun' })
    expect(harness.snapshot().output).toEqual({ kind: 'begun' })
    const late = begin(machine)
    await late.giveUp()
    late.askAgain()
    await late.port.answer({ kind: 'begun' })
    expect(late.snapshot().output).toEqual({ kind: 'begun' })
  },

  'the look-up is repeated without a press, each time after a longer pause (BEST-03~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.answer(NOTHING)
    for (const [index, pause] of PAUSES.entries()) {
      expect(harness.view()).toMatchObject({ isAsking: false, standing: 'checking' })
      harness.clock.increment(pause - 1)
      expect(harness.port.asked).toHaveLength(index + 1)
      harness.clock.increment(1)
      expect(harness.port.asked).toHaveLength(index + 2)
      await harness.port.answer(NOTHING)
    }
    expect(harness.view()).toMatchObject({ isAsking: false, standing: 'unknown' })
  },

  'the look-up goes on after the outcome is shown as unknown, and can end as paid (BEST-03~)': async (machine) => {
    const harness = begin(machine)
    await harness.giveUp()
    for (const round of [1, 2, 3]) {
      harness.clock.increment(TIMINGS.reconcileRest)
      expect(harness.port.asked).toHaveLength(5 + round)
      expect(harness.view()).toMatchObject({ isAsking: true, standing: 'unknown' })
      await harness.port.answer(NOTHING)
    }
    harness.clock.increment(TIMINGS.reconcileRest)
    await harness.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a payment that was not charged after all ends as such, as late as that is known (BEST-03~, PAY-06~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    await harness.giveUp()
    harness.askAgain()
    await harness.port.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(harness.snapshot().output).toEqual({ kind: 'notCharged', problem: NOT_CHARGED })
  },

  'a shopper may repeat the look-up before the pause is over, one call at a time (BEST-03~)': async (machine) => {
    const harness = begin(machine)
    harness.askAgain()
    expect(harness.port.asked).toHaveLength(1)
    await harness.port.answer(NOTHING)
    harness.askAgain()
    harness.askAgain()
    expect(harness.port.asked).toHaveLength(2)
    expect(harness.view().isAsking).toBe(true)
  },

  'a shopper who comes back to the page, or online, waits for no pause (BEST-03~, BEST-05~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.answer(NOTHING)
    harness.send({ type: 'tab.woke' })
    expect(harness.port.asked).toHaveLength(2)
    await harness.port.fail()
    for (const pause of PAUSES) {
      harness.clock.increment(pause)
      await harness.port.fail()
    }
    expect(harness.view().standing).toBe('unknown')
    harness.send({ type: 'tab.woke' })
    expect(harness.view()).toMatchObject({ isAsking: true, standing: 'unknown' })
  },

  'a look-up that fails proves nothing (PAY-06~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.fail()
    expect(harness.snapshot()).toMatchObject({ status: 'active', value: { checking: 'pausing' } })
    for (const pause of PAUSES) {
      harness.clock.increment(pause)
      await harness.port.fail()
    }
    harness.askAgain()
    await harness.port.fail()
    expect(harness.view()).toMatchObject({ isAsking: false, standing: 'unknown' })
  },

  'a payment that is with a bank is never shown as unknown, however long it takes (BEST-03~)': async (machine) => {
    const harness = begin(machine)
    const withBank = { kind: 'withBank', callbackUrl: undefined, bankHost: undefined } as const
    await harness.port.answer(withBank)
    for (const pause of [...PAUSES, 16_000, 16_000]) {
      expect(harness.view().standing).toBe('withBank')
      harness.clock.increment(pause)
      await harness.port.answer(withBank)
    }
    harness.clock.increment(16_000)
    await harness.port.answer(NOTHING)
    expect(harness.view().standing).toBe('unknown')
    harness.askAgain()
    await harness.port.answer(withBank)
    expect(harness.view()).toMatchObject({ isAsking: false, standing: 'withBank' })
  },

  'an order closed at the provider is shown as closed, without a call to pay again (PAY-06~, BEST-03~)': async (
    machine,
  ) => {
    const harness = begin(machine)
    await harness.port.answer({ kind: 'closed' })
    expect(harness.view()).toMatchObject({ isAsking: false, standing: 'closed' })
    harness.askAgain()
    await harness.port.answer({ kind: 'closed' })
    expect(harness.snapshot()).toMatchObject({ status: 'active', value: { unknown: 'pausing' } })
    // The way to the shop stays as the order named it before, the way to the bank does not.
    const named = begin(machine)
    const callbackUrl = 'https://www.shop.example/callback'
    await named.port.answer({ ...NOTHING, callbackUrl, bankHost: 'acs.bank.example' })
    named.askAgain()
    await named.port.answer({ kind: 'closed' })
    expect(named.view()).toMatchObject({ standing: 'closed', callbackUrl, bankHost: undefined })
  },

  'the token can be handed to the shop where its URL is known (BEST-03~)': async (machine) => {
    const harness = begin(machine)
    harness.send({ type: 'shopper.wentToShop' })
    expect(harness.way.asked).toEqual([])
    await harness.port.answer({
      kind: 'unknown',
      callbackUrl: 'https://www.shop.example/callback',
      bankHost: undefined,
    })
    expect(harness.view().callbackUrl).toBe('https://www.shop.example/callback')
    harness.send({ type: 'shopper.wentToShop' })
    harness.send({ type: 'shopper.wentToShop' })
    expect(harness.way.asked).toEqual([{ token: 'tok', url: 'https://www.shop.example/callback' }])
    await harness.way.answer(undefined)
    expect(harness.view().standing).toBe('unknown')
    harness.send({ type: 'shopper.wentToShop' })
    await harness.way.fail()
    expect(harness.snapshot()).toMatchObject({ status: 'active', value: { unknown: 'pausing' } })
  },
  ...waitingAtBankScenarios,
}
