import { expect } from 'vitest'
import type { reconciliationMachine } from '../../machines/after/reconciliation/machine'
import { TIMINGS } from './support/timings'
import { NOT_CHARGED, RECEIPT } from './support/shopper'
import { NOTHING, PAUSES, begin } from './support/reconciliation-story'
import type { Told } from './support/tell'
import { waitingAtBankTold } from './waiting-at-bank.scenarios'

export const reconciliationTold: Told<typeof reconciliationMachine> = {
  'a lost payment that is found paid ends with its receipt (PAY-06~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toEqual({
      ...{ isAsking: true, standing: 'checking', callbackUrl: undefined },
      ...{ bankHost: undefined, isLeaving: false },
    })
    expect(story.port.asked).toHaveLength(1)
    await story.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'a lost payment that was not made ends as not charged (PAY-06~)': async (machine) => {
    const story = begin(machine)
    await story.port.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(story.snapshot().value).toBe('notCharged')
    expect(story.snapshot().output).toEqual({ kind: 'notCharged', problem: NOT_CHARGED })
  },

  'a payment whose login was refused is looked at once, and ends undecided (GWY-10~)': async (machine) => {
    const story = begin(machine)
    await story.port.answer({ kind: 'loginOver' })
    expect([story.port.asked.length, story.snapshot().output]).toEqual([1, { kind: 'loginOver' }])
    const late = begin(machine)
    await late.giveUp()
    late.askAgain()
    await late.port.answer({ kind: 'loginOver' })
    expect(late.snapshot().output).toEqual({ kind: 'loginOver' })
  },

  'a lost start of a transfer that is found ends with it: what is left to do is the shopper’s (BANK-02~, PAY-06~)':
    async (machine) => {
      const story = begin(machine)
      await story.port.answer(NOTHING)
      story.clock.increment(PAUSES[0] ?? 0)
      await story.port.answer({ kind: 'begun' })
      expect(story.snapshot().output).toEqual({ kind: 'begun' })
      const late = begin(machine)
      await late.giveUp()
      late.askAgain()
      await late.port.answer({ kind: 'begun' })
      expect(late.snapshot().output).toEqual({ kind: 'begun' })
    },

  'nobody has to press anything: it asks by itself, each time after a longer pause (BEST-03~)': async (machine) => {
    const story = begin(machine)
    await story.port.answer(NOTHING)
    for (const [index, pause] of PAUSES.entries()) {
      expect(story.view()).toMatchObject({ isAsking: false, standing: 'checking' })
      story.clock.increment(pause - 1)
      expect(story.port.asked).toHaveLength(index + 1)
      story.clock.increment(1)
      expect(story.port.asked).toHaveLength(index + 2)
      await story.port.answer(NOTHING)
    }
    expect(story.view()).toMatchObject({ isAsking: false, standing: 'unknown' })
  },

  'once the truth is said that nobody knows, asking goes on quietly, and can still end well (BEST-03~)': async (
    machine,
  ) => {
    const story = begin(machine)
    await story.giveUp()
    for (const round of [1, 2, 3]) {
      story.clock.increment(TIMINGS.reconcileRest)
      expect(story.port.asked).toHaveLength(5 + round)
      expect(story.view()).toMatchObject({ isAsking: true, standing: 'unknown' })
      await story.port.answer(NOTHING)
    }
    story.clock.increment(TIMINGS.reconcileRest)
    await story.port.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.snapshot().output).toEqual({ kind: 'paid', receipt: RECEIPT })
  },

  'what was not charged after all is said as late as it is known (BEST-03~, PAY-06~)': async (machine) => {
    const story = begin(machine)
    await story.giveUp()
    story.askAgain()
    await story.port.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect(story.snapshot().output).toEqual({ kind: 'notCharged', problem: NOT_CHARGED })
  },

  'the shopper may ask again before the pause is over, one question at a time (BEST-03~)': async (machine) => {
    const story = begin(machine)
    story.askAgain()
    expect(story.port.asked).toHaveLength(1)
    await story.port.answer(NOTHING)
    story.askAgain()
    story.askAgain()
    expect(story.port.asked).toHaveLength(2)
    expect(story.view().isAsking).toBe(true)
  },

  'whoever comes back to the page, or gets the connection back, is not left waiting for a pause (BEST-03~, BEST-05~)':
    async (machine) => {
      const story = begin(machine)
      await story.port.answer(NOTHING)
      story.send({ type: 'tab.woke' })
      expect(story.port.asked).toHaveLength(2)
      await story.port.fail()
      for (const pause of PAUSES) {
        story.clock.increment(pause)
        await story.port.fail()
      }
      expect(story.view().standing).toBe('unknown')
      story.send({ type: 'tab.woke' })
      expect(story.view()).toMatchObject({ isAsking: true, standing: 'unknown' })
    },

  'a question that breaks proves nothing (PAY-06~)': async (machine) => {
    const story = begin(machine)
    await story.port.fail()
    expect(story.snapshot()).toMatchObject({ status: 'active', value: { checking: 'pausing' } })
    for (const pause of PAUSES) {
      story.clock.increment(pause)
      await story.port.fail()
    }
    story.askAgain()
    await story.port.fail()
    expect(story.view()).toMatchObject({ isAsking: false, standing: 'unknown' })
  },

  'what is with a bank is never said to be unknown, however long it takes (BEST-03~)': async (machine) => {
    const story = begin(machine)
    const withBank = { kind: 'withBank', callbackUrl: undefined, bankHost: undefined } as const
    await story.port.answer(withBank)
    for (const pause of [...PAUSES, 16_000, 16_000]) {
      expect(story.view().standing).toBe('withBank')
      story.clock.increment(pause)
      await story.port.answer(withBank)
    }
    story.clock.increment(16_000)
    await story.port.answer(NOTHING)
    expect(story.view().standing).toBe('unknown')
    story.askAgain()
    await story.port.answer(withBank)
    expect(story.view()).toMatchObject({ isAsking: false, standing: 'withBank' })
  },

  'an order that is closed at the provider is said to be: nobody is told to pay anew (PAY-06~, BEST-03~)': async (
    machine,
  ) => {
    const story = begin(machine)
    await story.port.answer({ kind: 'closed' })
    expect(story.view()).toMatchObject({ isAsking: false, standing: 'closed' })
    story.askAgain()
    await story.port.answer({ kind: 'closed' })
    expect(story.snapshot()).toMatchObject({ status: 'active', value: { unknown: 'pausing' } })
  },

  'the shop can be handed the token where its address is known; it then asks for itself (BEST-03~)': async (
    machine,
  ) => {
    const story = begin(machine)
    story.send({ type: 'shopper.wentToShop' })
    expect(story.way.asked).toEqual([])
    await story.port.answer({ kind: 'unknown', callbackUrl: 'https://www.shop.example/callback', bankHost: undefined })
    expect(story.view().callbackUrl).toBe('https://www.shop.example/callback')
    story.send({ type: 'shopper.wentToShop' })
    expect(story.way.asked).toEqual([{ token: 'tok', url: 'https://www.shop.example/callback' }])
    await story.way.answer(undefined)
    expect(story.view().standing).toBe('unknown')
    story.send({ type: 'shopper.wentToShop' })
    await story.way.fail()
    expect(story.snapshot()).toMatchObject({ status: 'active', value: { unknown: 'pausing' } })
  },
  ...waitingAtBankTold,
}
