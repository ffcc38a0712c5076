import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { hasPaymentUnderWay } from '../../machines/checkout/views'
import { beginning } from './support/checkout-story'
import { TIMINGS } from './support/timings'
import { RECEIPT } from './support/shopper'
import type { Told } from './support/tell'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const leaving = (machine: Machine) => ways['paying.goingForCredit'](beginning(machine))

/** From an application for a credit to its bank. */
export const payingCreditTold: Told<Machine> = {
  'an application that was sent is a payment in progress: no time and no end of a login ends it (CNT-05~, PAY-10~)':
    async (machine) => {
      const story = await ways['paying.choosing'](beginning(machine))
      await story.applyForCredit()
      expect(story.state()).toBe('paying.inFlight')
      story.tellLoginEnd(1)
      story.time.tick(1)
      expect([story.state(), story.screen()]).toEqual(['paying.inFlight', 'pay'])
    },

  'the way to its bank is a place of its own, which nothing leads away from (CRED-04~, BOOT-13~, CNT-05~)': async (
    machine,
  ) => {
    const story = await leaving(machine)
    expect([story.state(), story.place(), hasPaymentUnderWay(story.snapshot())]).toEqual([
      'paying.goingForCredit',
      'credit-redirect',
      true,
    ])
    expect(planOf(story.snapshot())).toMatchObject({ title: 'title.redirect', live: 'live.redirecting' })
    for (const screen of ['identify', 'pay', 'result'] as const) story.send({ type: 'address.asked', screen })
    story.tellLoginEnd(1)
    story.time.tick(1)
    story.send({ type: 'session.ended', whose: 'member' })
    expect(story.state()).toBe('paying.goingForCredit')
  },

  'a bank whose page does not come leaves it to the order to say how it ended (CRED-04~, PAY-06~)': async (machine) => {
    const story = await leaving(machine)
    story.clock.increment(TIMINGS.creditPause)
    await story.ports.goToBank.answer(undefined)
    story.clock.increment(TIMINGS.bankPatience)
    expect(story.state()).toBe('reconciling')
    await story.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
    expect(story.state()).toBe('result')
  },

  'an application that takes too long is left to the checking screen, and goes on (CRED-07~)': async (machine) => {
    const story = await ways['paying.choosing'](beginning(machine))
    await story.applyForCredit()
    story.clock.increment(TIMINGS.slowAfter)
    story.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
    expect([story.state(), story.screen()]).toEqual(['paying.overdue', 'outcome-unknown'])
  },
}
