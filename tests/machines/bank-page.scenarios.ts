import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { isBankShown, isBankRedirectBlocked } from '../../machines/checkout/views'
import { BANK_HOST } from './fixtures/offers'
import { NOT_CHARGED } from './fixtures/shopper'
import { beginning } from './support/checkout-harness'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

type Machine = typeof checkoutMachine

const AT_BANK = ['paying.redirecting', 'paying.goingForCredit', 'reconciling'] as const
const ELSEWHERE = ['arriving.identifying', 'paying.choosing', 'paying.inFlight', 'result'] as const

/** At a bank whose page is shown in an iframe of this page. */
async function atBank(machine: Machine, way: (typeof AT_BANK)[number] = 'paying.redirecting') {
  const harness = await ways[way](beginning(machine))
  harness.send({ type: 'tab.openedBank' })
  return { ...harness, isShown: () => isBankShown(harness.snapshot()) }
}

/** The bank's page inside a checkout that is embedded itself (SHELL-12). */
export const bankPageScenarios: Scenarios<Machine> = {
  'a bank’s page is shown in the states at a bank, and in no other (SHELL-12~)': async (machine) => {
    for (const way of AT_BANK) expect([way, (await atBank(machine, way)).isShown()]).toEqual([way, true])
    for (const way of ELSEWHERE) {
      const harness = await ways[way](beginning(machine))
      harness.send({ type: 'tab.openedBank' })
      expect([way, isBankShown(harness.snapshot())]).toEqual([way, false])
    }
  },

  'a bank’s page stays while the order is read, and goes with the outcome (SHELL-12~)': async (machine) => {
    const harness = await atBank(machine)
    harness.send({ type: 'tab.restored' })
    expect([harness.state(), harness.isShown()]).toEqual(['reconciling', true])
    await harness.ports.askOutcome.answer({ kind: 'withBank', callbackUrl: undefined, bankHost: BANK_HOST })
    expect(harness.isShown()).toBe(true)
    harness.send({ type: 'tab.restored' })
    await harness.ports.askOutcome.answer({ kind: 'notCharged', problem: NOT_CHARGED })
    expect([harness.state(), harness.isShown()]).toEqual(['paying.choosing', false])
  },

  'a bank’s page that the shopper closes goes at once, and the order is read (SHELL-12~)': async (machine) => {
    for (const way of ['paying.redirecting', 'paying.goingForCredit'] as const) {
      const harness = await atBank(machine, way)
      harness.send({ type: 'shopper.closedBank' })
      expect([harness.state(), harness.isShown()]).toEqual(['reconciling', false])
      expect(harness.ports.askOutcome.asked).toHaveLength(1)
    }
  },

  'a bank’s page that can’t be shown is removed, and the payment stays at its redirect (SHELL-12~)': async (
    machine,
  ) => {
    const harness = await atBank(machine)
    harness.send({ type: 'tab.closedBank' })
    expect([harness.state(), harness.isShown()]).toEqual(['paying.redirecting', false])
  },

  'a blocked redirect to the bank is reported beside its page, until another page is shown (SHELL-12~)': async (
    machine,
  ) => {
    const harness = await atBank(machine)
    const isSaid = () => isBankRedirectBlocked(harness.snapshot())
    expect(isSaid()).toBe(false)
    harness.send({ type: 'tab.stayed' })
    expect([harness.isShown(), isSaid()]).toEqual([true, true])
    harness.send({ type: 'shopper.closedBank' })
    harness.send({ type: 'tab.openedBank' })
    expect([harness.isShown(), isSaid()]).toEqual([true, false])
  },
}
