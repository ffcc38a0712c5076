import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { lazyMachine } from '../../machines/support/port'
import type { legalTextMachine } from '../../machines/around/legal-text/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { AGREEMENT } from './support/agreement'
import { type CheckoutStory, beginning } from './support/checkout-story'
import { settled } from './support/settled'
import type { Told } from './support/tell'
import { ways } from './support/ways'

const open = (story: CheckoutStory) => {
  story.send({ type: 'shopper.openedText', text: 'serviceAgreement' })
}

/** A text that is read over a screen. */
export const legalTextOverTold: Told<typeof checkoutMachine> = {
  'a text is read over the screen it was opened from, which is there again afterwards (REG-04~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    story.type()
    open(story)
    expect(story.ports.loadAgreement.asked).toEqual([{ text: 'serviceAgreement' }])
    await story.ports.loadAgreement.answer(AGREEMENT)
    expect(legalTextView(story.child('legalText').getSnapshot()).kind).toBe('reading')
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
    story.child('legalText').send({ type: 'shopper.closedText' })
    expect(story.snapshot().value.legalText).toBe('closed')
    open(story)
    expect(story.snapshot().value.legalText).toBe('open')
  },

  'a text whose code is not there is no reason for anything (REG-04~)': async (machine) => {
    const broken = () => ({ legalText: lazyMachine<typeof legalTextMachine>('legalText') })
    const story = await ways['arriving.identifying'](beginning(machine, { children: broken }))
    open(story)
    await settled()
    expect([story.snapshot().value.legalText, story.screen()]).toEqual(['closed', 'identify'])
  },
}
