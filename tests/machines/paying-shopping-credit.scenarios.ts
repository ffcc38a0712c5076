import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { hasPaymentUnderWay } from '../../machines/checkout/views'
import { beginning } from './support/checkout-harness'
import { TIMINGS } from './fixtures/timings'
import { RECEIPT } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const leaving = (machine: Machine) => ways['paying.goingForCredit'](beginning(machine))

/** From a shopping credit application to its bank. */
export const payingCreditScenarios: Scenarios<Machine> = {
  'an application that was sent is a payment in progress, which no expiry ends (CNT-05~, PAY-10~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    await harness.applyForCredit()
    expect(harness.state()).toBe('paying.inFlight')
    harness.tellLoginEnd(1)
    harness.time.tick(1)
    expect([harness.state(), harness.screen()]).toEqual(['paying.inFlight', 'pay'])
  },

  'the redirect to the credit’s bank has a URL of its own, which nothing leads away from (CRED-04~, BOOT-13~, CNT-05~)':
    async (machine) => {
      const harness = await leaving(machine)
      expect([harness.state(), harness.place(), hasPaymentUnderWay(harness.snapshot())]).toEqual([
        'paying.goingForCredit',
        'credit-redirect',
        true,
      ])
      expect(planOf(harness.snapshot())).toMatchObject({ title: 'title.redirect', live: 'live.redirecting' })
      for (const screen of ['identify', 'pay', 'result'] as const) harness.send({ type: 'address.asked', screen })
      harness.tellLoginEnd(1)
      harness.time.tick(1)
      harness.send({ type: 'session.ended', whose: 'member' })
      expect(harness.state()).toBe('paying.goingForCredit')
    },

  'a bank whose page does not load leaves the outcome to the order (CRED-04~, PAY-06~)': async (machine) => {
    const harness = await leaving(machine)
    harness.clock.increment(TIMINGS.creditPause)
    await harness.ports.goToBank.answer(undefined)
    harness.clock.increment(TIMINGS.bankPatience)
    expect(harness.state()).toBe('reconciling')
    await harness.ports.askOutcome.answer({ kind: 'paid', receipt: RECEIPT })
    expect(harness.state()).toBe('result')
  },

  'an application that takes too long is left to the checking screen, and goes on (CRED-07~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    await harness.applyForCredit()
    harness.clock.increment(TIMINGS.slowAfter)
    harness.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
    expect([harness.state(), harness.screen()]).toEqual(['paying.overdue', 'outcome-unknown'])
  },
}
