import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { OpeningFailedScreen } from '../../src/screens/opening-failed/opening-failed'
import { OutcomeUnknownScreen } from '../../src/screens/outcome-unknown/outcome-unknown'
import { StartFailedScreen } from '../../src/screens/start-failed/start-failed'
import { BROKEN } from '../machines/support/broken-children'
import { beginCheckout, beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { type Harness, markupOf } from './support/markup-of'

const OF_PAYING = /pay(?:ment)?\b|charged|your order/i

async function unstarted(harness: Harness) {
  await harness.ports.startOrder.fail()
  return StartFailedScreen
}

async function unopened(harness: Harness) {
  await harness.start()
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
  await harness.ports.openPayment.fail()
  return OpeningFailedScreen
}

async function mainOf(harness: Harness, Main: Parameters<typeof markupOf>[1]): Promise<string> {
  const main = (await markupOf(harness, Main)).replace(/^.*?<main/s, '').replace(/<\/main>.*$/s, '')
  return main.replace(/<[^>]*>/g, ' ')
}

describe.each([
  ['start-failed', unstarted],
  ['opening-failed', unopened],
] as const)('the screen %s', (name, leadThere) => {
  it.each([
    ['pay', true],
    ['refund', false],
    ['settlement', false],
  ] as const)(
    'a page that failed to open mentions paying in a payment flow alone: %s (REF-02~, SET-02~)',
    async (flow, isOfPaying) => {
      const harness = beginCheckout(checkoutMachine, { input: { flow } })
      const Main = await leadThere(harness)
      expect(harness.screen()).toBe(name)
      const words = await mainOf(harness, Main)
      expect(words).toContain('could not be')
      expect(OF_PAYING.test(words)).toBe(isOfPaying)
    },
  )
})

describe.each([
  ['goes on', false],
  ['broke', true],
] as const)('a search for the outcome that %s', (_, isBroken) => {
  it.each([
    ['paying.inFlight', 'authorise', true],
    ['refunding.inFlight', 'claimRefund', false],
    ['settling.inFlight', 'setSettlement', false],
  ] as const)(
    'an unknown outcome mentions paying only if a payment was sent: %s (REF-02~, SET-02~)',
    async (state, port, isOfPaying) => {
      const begin = beginning(checkoutMachine, isBroken ? { children: BROKEN.reconciliationAtOnce } : {})
      const harness = await ways[state](begin)
      await harness.ports[port].answer({ kind: 'unknown' })
      expect(harness.state()).toBe(isBroken ? 'reconcilingFailed' : 'reconciling')
      expect(OF_PAYING.test(await mainOf(harness, OutcomeUnknownScreen))).toBe(isOfPaying)
    },
  )
})
