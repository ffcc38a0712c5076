import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { lazyMachine } from '../../machines/support/port'
import type { legalTextMachine } from '../../machines/around/legal-text/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { AGREEMENT } from './fixtures/agreement'
import { type CheckoutHarness, beginning } from './support/checkout-harness'
import { settled } from './support/settled'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

const open = (harness: CheckoutHarness) => {
  harness.send({ type: 'shopper.openedText', text: 'serviceAgreement' })
}

export const legalTextOverScenarios: Scenarios<typeof checkoutMachine> = {
  'a legal text opens over its screen, which is there again afterwards (REG-04~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.type()
    open(harness)
    expect(harness.ports.loadAgreement.asked).toEqual([{ text: 'serviceAgreement' }])
    await harness.ports.loadAgreement.answer(AGREEMENT)
    expect(legalTextView(harness.child('legalText').getSnapshot()).kind).toBe('reading')
    expect([harness.state(), harness.screen()]).toEqual(['arriving.identifying', 'identify'])
    harness.child('legalText').send({ type: 'shopper.closedText' })
    expect(harness.snapshot().value.legalText).toBe('closed')
    open(harness)
    expect(harness.snapshot().value.legalText).toBe('open')
  },

  'the end of the time closes an open legal text, at once and for good (CNT-05~)': async (machine) => {
    const harness = await ways['paying.choosing'](beginning(machine))
    open(harness)
    harness.send({ type: 'session.ended', whose: 'member' })
    expect([harness.state(), harness.snapshot().value.legalText]).toEqual(['expired.shown', 'closed'])
    expect(harness.snapshot().children.legalText).toBeUndefined()
    open(harness)
    expect(harness.snapshot().value.legalText).toBe('closed')
  },

  'a legal text whose chunk is missing changes nothing (REG-04~)': async (machine) => {
    const broken = () => ({ legalText: lazyMachine<typeof legalTextMachine>('legalText') })
    const harness = await ways['arriving.identifying'](beginning(machine, { children: broken }))
    open(harness)
    await settled()
    expect([harness.snapshot().value.legalText, harness.screen()]).toEqual(['closed', 'identify'])
  },
}
