import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { countryChoiceView } from '../../machines/sign-in/country-choice/view'
import { countriesIn } from './support/countries-in'

describe('the country list', () => {
  it.each([
    ['tr', 'alman', 'Almanya'],
    ['en', 'germ', 'Germany'],
  ] as const)('the country list is in the language of the page: %s (FRGN-01~)', async (language, text, name) => {
    const actor = createActor(
      countriesIn(() => language),
      { input: { prefix: '+90' } },
    ).start()
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
    actor.send({ type: 'shopper.searched', text })
    const [found] = countryChoiceView(actor.getSnapshot()).found
    expect(found?.name).toBe(name)
    actor.send({ type: 'shopper.pickedCountry', prefix: found?.prefix ?? '' })
    expect(await toPromise(actor)).toEqual({ kind: 'picked', prefix: '+49' })
  })
})
