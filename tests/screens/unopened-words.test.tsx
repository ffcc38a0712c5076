import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { OpeningFailedScreen } from '../../src/screens/opening-failed/opening-failed'
import { StartFailedScreen } from '../../src/screens/start-failed/start-failed'
import { beginCheckout } from '../machines/support/checkout-harness'
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

describe.each([
  ['start-failed', unstarted],
  ['opening-failed', unopened],
] as const)('the screen %s', (name, leadThere) => {
  it.each([
    ['pay', true],
    ['refund', false],
    ['settlement', false],
  ] as const)('a page that did not open speaks of what it is for: %s (REF-02~, SET-02~)', async (flow, isOfPaying) => {
    const harness = beginCheckout(checkoutMachine, { input: { flow } })
    const Main = await leadThere(harness)
    expect(harness.screen()).toBe(name)
    const words = (await markupOf(harness, Main)).replace(/^.*?<main/s, '').replace(/<\/main>.*$/s, '')
    expect(words).toContain('could not be')
    expect(OF_PAYING.test(words.replace(/<[^>]*>/g, ' '))).toBe(isOfPaying)
  })
})
