import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { countryChoiceView } from '../../machines/sign-in/country-choice/view'
import { legalTextView } from '../../machines/around/legal-text/view'
import type { Language } from '../../machines/entities/language'
import { legalTextLogic } from '../../src/services/checkout/legal-text'
import { countriesIn } from './support/countries-in'

it('a country list that loads while the language changes is in the new language (BOOT-18~, FRGN-01~)', async () => {
  let language: Language = 'tr'
  const actor = createActor(
    countriesIn(() => language),
    { input: { prefix: '+90' } },
  ).start()
  language = 'en'
  actor.send({ type: 'language.changed' })
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  expect(countryChoiceView(actor.getSnapshot()).found.map(({ name }) => name)).toContain('Germany')
})

it('a legal text that loads while the language changes is in the new language (BOOT-18~, REG-04~)', async () => {
  let language: Language = 'tr'
  const contact = { tr: '0850 000 00 00', en: '+90 850 000 00 00' }
  const logic = legalTextLogic(() => language, { texts: { contact }, isShownWhereMissing: false })
  const actor = createActor(logic, { input: { text: 'userAgreement' } }).start()
  language = 'en'
  actor.send({ type: 'language.changed' })
  await waitFor(actor, (snapshot) => snapshot.matches('reading'))
  expect(legalTextView(actor.getSnapshot())).toMatchObject({
    agreement: { title: 'User agreement (framework agreement)' },
  })
  expect(JSON.stringify(legalTextView(actor.getSnapshot()))).toContain(`Customer service: ${contact.en}`)
})
