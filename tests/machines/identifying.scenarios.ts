import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { returnView } from '../../machines/checkout/views'
import { beginning } from './support/checkout-harness'
import { ORDER, ORDER_WITH_TIME } from './fixtures/shopper'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const END = ORDER_WITH_TIME.endsAt ?? 0

const asked = (machine: Machine) => ways['paying.identifying'](beginning(machine, { order: ORDER_WITH_TIME }))

type Asked = Awaited<ReturnType<typeof asked>>

const hasAttempt = (harness: Asked) => {
  const payment = harness.snapshot().children.payment?.getSnapshot()
  return payment?.children.attempt !== undefined
}

/** The root, while the identity check asks the shopper. */
export const identifyingScenarios: Scenarios<Machine> = {
  'a long absence in the provider’s app leaves the identity check and the payment as is (BEST-14~, KYC-04~)': async (
    machine,
  ) => {
    const harness = await asked(machine)
    const before = harness.askedPorts()
    harness.send({ type: 'tab.restored' })
    expect([hasAttempt(harness), harness.screen(), harness.askedPorts()]).toEqual([true, 'pay', before])
    expect(harness.state()).toBe('paying.identifying')
  },

  'expiry, a dead link, another tab and a left page end an identity check, unpaid (BEST-02~, BEST-04~, CNT-05~)':
    async (machine) => {
      for (const [happens, state] of [
        [(harness: Asked) => harness.time.tick(END), 'expired.shown'],
        [(harness: Asked) => harness.send({ type: 'session.ended', whose: 'member' }), 'expired.shown'],
        [(harness: Asked) => harness.send({ type: 'session.ended', whose: 'order' }), 'closed'],
        [(harness: Asked) => harness.others.tell('tab.lostOrder'), 'suspended.choosing'],
        [(harness: Asked) => harness.others.tell('tab.left'), 'exiting'],
      ] as const) {
        const harness = await asked(machine)
        await harness.join('owned')
        happens(harness)
        expect([harness.state(), harness.snapshot().children.payment]).toEqual([state, undefined])
        expect(harness.ports.authorise.asked).toEqual([])
      }
    },

  'an identity check is announced as part of the choice, not as a payment under way (BEST-13~, KYC-04~)': async (
    machine,
  ) => {
    const choosing = await ways['paying.choosing'](beginning(machine))
    expect(planOf((await asked(machine)).snapshot())).toEqual(planOf(choosing.snapshot()))
  },

  'a shopper who is asked for identity can leave for the shop, which ends the attempt (SHELL-10~)': async (machine) => {
    const harness = await asked(machine)
    expect(returnView(harness.snapshot()).is).toBe('open')
    harness.send({ type: 'shopper.exited' })
    expect(harness.state()).toBe('paying.identifying')
    harness.send({ type: 'shopper.askedToExit' })
    harness.send({ type: 'shopper.exited' })
    expect([harness.state(), harness.ports.leaveForShop.asked]).toEqual(['exiting', [ORDER.goBackUrl]])
    expect(harness.ports.authorise.asked).toEqual([])
  },
}
