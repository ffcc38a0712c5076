import { expect } from 'vitest'
import type { checkoutMachine } from '../../machines/checkout/machine'
import { legalTextView } from '../../machines/around/legal-text/view'
import { countryChoiceView } from '../../machines/sign-in/country-choice/view'
import { AGREEMENT } from './fixtures/agreement'
import { COUNTRIES } from './fixtures/countries'
import { type CheckoutHarness, beginning } from './support/checkout-harness'
import type { Scenarios } from './support/scenario'
import { ways } from './support/ways'

const changeLanguage = (harness: CheckoutHarness) => {
  harness.send({ type: 'language.changed' })
}

export const languageScenarios: Scenarios<typeof checkoutMachine> = {
  'an open legal text is loaded again when the page’s language changes (BOOT-18~, REG-04~)': async (machine) => {
    const harness = await ways['arriving.identifying'](beginning(machine))
    harness.send({ type: 'shopper.openedText', text: 'serviceAgreement' })
    await harness.ports.loadAgreement.answer(AGREEMENT)
    changeLanguage(harness)
    expect(legalTextView(harness.child('legalText').getSnapshot()).kind).toBe('loading')
    expect(harness.ports.loadAgreement.asked).toEqual([{ text: 'serviceAgreement' }, { text: 'serviceAgreement' }])
    expect([harness.state(), harness.snapshot().value.legalText]).toEqual(['arriving.identifying', 'open'])
  },

  'an open country list is loaded again when the page’s language changes (BOOT-18~, FRGN-01~)': async (machine) => {
    for (const [state, form] of [
      ['arriving.identifying', 'identify'],
      ['registering', 'registration'],
    ] as const) {
      const harness = await ways[state](beginning(machine))
      harness.child(form).send({ type: 'shopper.askedCountries' })
      await harness.ports.loadCountries.answer({ kind: 'loaded', countries: COUNTRIES })
      changeLanguage(harness)
      const list = harness.child(form).getSnapshot().children.countryChoice
      expect(list && countryChoiceView(list.getSnapshot()).phase).toBe('loading')
      expect(harness.ports.loadCountries.asked).toHaveLength(2)
      expect(harness.state()).toBe(state)
    }
  },

  'a language change where nothing is open changes nothing else (BOOT-18~)': async (machine) => {
    for (const state of ['arriving.identifying', 'registering', 'paying.choosing'] as const) {
      const harness = await ways[state](beginning(machine))
      const { value, context } = harness.snapshot()
      const asked = harness.askedPorts()
      changeLanguage(harness)
      expect(harness.snapshot()).toMatchObject({ value, context })
      expect(harness.askedPorts()).toEqual(asked)
    }
  },
}
