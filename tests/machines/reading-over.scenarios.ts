import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { late } from '../../machines/support/port'
import type { readingMachine } from '../../machines/around/legal-text/machine'
import { readingView } from '../../machines/around/legal-text/view'
import { AGREEMENT } from './support/agreement'
import { type CheckoutStory, beginning } from './support/checkout-story'
import { settled } from './support/settled'
import type { Told } from './support/tell'
import { ways } from './support/ways'

const open = (story: CheckoutStory) => {
  story.send({ type: 'shopper.openedText', text: 'serviceAgreement' })
}

/** A text that is read over a screen. */
export const readingOverTold: Told<typeof checkoutMachine> = {
  'a text is read over the screen it was opened from, which is there again afterwards (REG-04~)': async (machine) => {
    const story = await ways['arriving.identifying'](beginning(machine))
    story.type()
    open(story)
    expect(story.ports.loadAgreement.asked).toEqual([{ text: 'serviceAgreement' }])
    await story.ports.loadAgreement.answer(AGREEMENT)
    expect(readingView(story.child('reading').getSnapshot()).kind).toBe('reading')
    expect([story.state(), story.screen()]).toEqual(['arriving.identifying', 'identify'])
    story.child('reading').send({ type: 'shopper.closedText' })
    expect(story.snapshot().value.reading).toBe('closed')
    open(story)
    expect(story.snapshot().value.reading).toBe('open')
  },

  'a text whose code is not there is no reason for anything (REG-04~)': async (machine) => {
    const broken = () => ({ reading: late<typeof readingMachine>('reading') })
    const story = await ways['arriving.identifying'](beginning(machine, { children: broken }))
    open(story)
    await settled()
    expect([story.snapshot().value.reading, story.screen()]).toEqual(['closed', 'identify'])
  },
}
