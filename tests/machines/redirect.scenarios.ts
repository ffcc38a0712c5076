import { expect } from 'vitest'
import type { cardPaymentMachine } from '../../machines/card-payment/machine'
import { choose } from './support/card-payment-story'
import { BANK_HOST } from './support/offers'
import { PACE } from './support/pace'
import type { Told } from './support/tell'

type Machine = typeof cardPaymentMachine

/** Paid, and the bank wants to see the shopper first. */
async function redirected(machine: Machine) {
  const story = await choose(machine)
  story.pay()
  await story.payment.answer({ kind: 'redirected', bankHost: BANK_HOST })
  return story
}

/** The way to a bank's own page. */
export const redirectTold: Told<Machine> = {
  'a bank that wants to see the shopper is named, and gone to after a moment, once (CARD-10~)': async (machine) => {
    const story = await redirected(machine)
    expect(story.redirect()).toEqual({ bankHost: BANK_HOST, isLeaving: false })
    expect(story.isInFlight()).toBe(false)
    expect(story.snapshot().hasTag('paymentRedirected')).toBe(true)
    story.clock.increment(PACE.threeDSPause - 1)
    expect(story.bank.asked).toEqual([])
    story.clock.increment(1)
    expect([story.bank.asked.length, story.redirect().isLeaving]).toEqual([1, true])
    story.send({ type: 'shopper.wentToBank' })
    story.pay()
    await story.bank.answer(undefined)
    story.send({ type: 'shopper.wentToBank' })
    story.clock.increment(PACE.threeDSPause)
    expect([story.bank.asked.length, story.payment.asked.length]).toEqual([1, 1])
  },

  'who does not want to wait goes at once, and only once (CARD-10~)': async (machine) => {
    const story = await redirected(machine)
    story.send({ type: 'shopper.wentToBank' })
    story.send({ type: 'shopper.wentToBank' })
    story.clock.increment(PACE.threeDSPause)
    expect(story.bank.asked).toHaveLength(1)
  },

  'a bank that can’t be gone to leaves an outcome that has to be asked for (CARD-10~, PAY-06~)': async (machine) => {
    const story = await redirected(machine)
    story.send({ type: 'shopper.wentToBank' })
    await story.bank.fail()
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
  },

  'a page that is still here long after the shopper was sent away asks what became of it (PAY-06~)': async (
    machine,
  ) => {
    const story = await redirected(machine)
    story.send({ type: 'shopper.wentToBank' })
    await story.bank.answer(undefined)
    story.clock.increment(PACE.bankPatience - 1)
    expect(story.snapshot().status).toBe('active')
    story.clock.increment(1)
    expect(story.snapshot().output).toEqual({ kind: 'unknown' })
  },
}
