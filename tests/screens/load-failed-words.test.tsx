import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { planOf } from '../../machines/checkout/screen-meta'
import { parts as elsewhere } from '../../src/screens/elsewhere/elsewhere'
import { parts as formExpired } from '../../src/screens/expired/form-expired'
import { parts as invalidToken } from '../../src/screens/invalid-token/invalid-token'
import { parts as openingFailed } from '../../src/screens/opening-failed/opening-failed'
import { parts as outcomeUnknown } from '../../src/screens/outcome-unknown/outcome-unknown'
import { parts as startFailed } from '../../src/screens/start-failed/start-failed'
import { ORDER_WITH_TIME, REFUSAL } from '../machines/fixtures/shopper'
import { BROKEN } from '../machines/support/broken-children'
import { beginCheckout, beginning } from '../machines/support/checkout-harness'
import { ways } from '../machines/support/ways'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { type Harness, markupOf } from './support/markup-of'

const OF_PAYING = /pay(?:ment)?\b|charged|(?:your|the) order|purchase/i

const { sentences } = wholeCatalogue('en')

async function unstarted(harness: Harness) {
  await harness.ports.startOrder.fail()
  return startFailed.Main
}

async function unopened(harness: Harness) {
  await harness.start()
  harness.type()
  harness.goOn()
  await harness.sendCode()
  harness.enterCode()
  await harness.verify()
  await harness.ports.openPayment.fail()
  return openingFailed.Main
}

async function dead(harness: Harness) {
  await harness.ports.startOrder.answer({ kind: 'dead', refusal: REFUSAL })
  return invalidToken.Main
}

async function expired(harness: Harness) {
  await harness.start(ORDER_WITH_TIME)
  harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)
  return formExpired.Main
}

async function taken(harness: Harness) {
  await harness.join('taken')
  return elsewhere.Main
}

async function sentElsewhere(harness: Harness) {
  await harness.join('paying')
  return elsewhere.Main
}

async function ownerGone(harness: Harness) {
  await harness.join('taken')
  harness.others.tell('tab.sawOwnerGone')
  return elsewhere.Main
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
  ['that is not valid', 'invalid-token', dead],
  ['whose time is over', 'form-expired', expired],
  ['that is open in another tab', 'elsewhere', taken],
  ['that another tab has sent', 'elsewhere', sentElsewhere],
  ['whose other tab is closed', 'elsewhere', ownerGone],
] as const)('a link %s', (_, name, leadThere) => {
  it.each([
    ['pay', true],
    ['refund', false],
    ['settlement', false],
  ] as const)(
    'a page without a form mentions paying, read or announced, in a payment flow alone: %s (BOOT-05~, CNT-08~, BEST-02~)',
    async (flow, isOfPaying) => {
      const harness = beginCheckout(checkoutMachine, { input: { flow } })
      const Main = await leadThere(harness)
      expect(harness.screen()).toBe(name)
      expect(OF_PAYING.test(await mainOf(harness, Main))).toBe(isOfPaying)
      const { live = 'elsewhere.there.heading' } = planOf(harness.snapshot())
      if (!isOfPaying) expect(sentences.get(live)).not.toMatch(OF_PAYING)
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
      expect(OF_PAYING.test(await mainOf(harness, outcomeUnknown.Main))).toBe(isOfPaying)
    },
  )
})

it('an expired order says "not charged" unless another tab has it and may pay it (PAY-14~, BEST-02~)', async () => {
  for (const isTaken of [false, true]) {
    const harness = beginCheckout(checkoutMachine)
    await harness.start(ORDER_WITH_TIME)
    if (isTaken) await harness.join('taken')
    harness.time.tick(ORDER_WITH_TIME.endsAt ?? 0)
    expect(harness.screen()).toBe('form-expired')
    expect((await mainOf(harness, formExpired.Main)).includes('You have not been charged')).toBe(!isTaken)
  }
})
