import { expect } from 'vitest'
import type { countryChoiceMachine, loadCountries } from '../../machines/sign-in/country-choice/machine'
import { countryChoiceView } from '../../machines/sign-in/country-choice/view'
import { COUNTRIES } from './fixtures/countries'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Scenarios } from './support/scenario'

function begin(machine: typeof countryChoiceMachine, prefix = '+90') {
  const port = hold<typeof loadCountries>()
  const harness = run(machine.provide({ actors: { loadCountries: port.logic } }), { prefix })
  const view = () => countryChoiceView(harness.snapshot())
  return {
    ...harness,
    port,
    view,
    names: () => view().found.map(({ iso }) => iso),
    come: () => port.answer({ kind: 'loaded', countries: COUNTRIES }),
    search(text: string) {
      harness.send({ type: 'shopper.searched', text })
    },
    close() {
      harness.send({ type: 'shopper.closedCountries' })
    },
  }
}

export const countryChoiceScenarios: Scenarios<typeof countryChoiceMachine> = {
  'all countries are loaded and shown (FRGN-01~)': async (machine) => {
    const harness = begin(machine)
    expect(harness.view()).toMatchObject({ phase: 'loading', found: [] })
    expect(harness.port.asked).toEqual([undefined])
    await harness.come()
    expect(harness.view()).toMatchObject({ phase: 'choosing', current: 'TR' })
    expect(harness.names()).toEqual(['TR', 'DE', 'GB', 'CI', 'GG'])
  },

  'a country is found by its name and by its code, and picked (FRGN-01~)': async (machine) => {
    const harness = begin(machine)
    await harness.come()
    harness.search('alm')
    expect(harness.names()).toEqual(['DE'])
    harness.search('0044')
    expect(harness.names()).toEqual(['GB', 'GG'])
    harness.search('nowhere')
    expect(harness.names()).toEqual([])
    harness.search('')
    harness.send({ type: 'shopper.pickedCountry', prefix: '+49' })
    expect(harness.snapshot().output).toEqual({ kind: 'picked', prefix: '+49' })
    expect(harness.view().phase).toBe('choosing')
  },

  'a search typed before the list has loaded is applied to it (FRGN-01~)': async (machine) => {
    const harness = begin(machine)
    harness.search('ingil')
    expect(harness.view()).toMatchObject({ phase: 'loading', search: 'ingil' })
    await harness.come()
    expect(harness.names()).toEqual(['GB'])
  },

  'the country of the field’s code is marked, and of several with one code the leading one (FRGN-01~)': async (
    machine,
  ) => {
    const harness = begin(machine, '+44')
    await harness.come()
    expect(harness.view().current).toBe('GB')
    const nobodys = begin(machine, '+999')
    await nobodys.come()
    expect(nobodys.view().current).toBeUndefined()
  },

  'a list that fails to load can be loaded again, with the search kept (FRGN-01~)': async (machine) => {
    const harness = begin(machine)
    await harness.port.fail()
    expect(harness.view().phase).toBe('failed')
    harness.search('alm')
    harness.send({ type: 'shopper.retried' })
    expect(harness.view().phase).toBe('loading')
    expect(harness.port.asked).toHaveLength(2)
    await harness.come()
    expect(harness.names()).toEqual(['DE'])
  },

  'the countries are loaded again when the page’s language changes, and the search is kept (BOOT-18~, FRGN-01~)':
    async (machine) => {
      const changes = async (harness: ReturnType<typeof begin>) => {
        harness.search('germ')
        harness.send({ type: 'language.changed' })
        expect(harness.view()).toMatchObject({ phase: 'loading', search: 'germ', found: [] })
        expect(harness.port.asked).toHaveLength(2)
        const countries = [{ iso: 'DE', prefix: '+49', name: 'Germany' }]
        await harness.port.answer({ kind: 'loaded', countries })
        expect(harness.view()).toMatchObject({ phase: 'choosing', found: countries })
      }
      const choosing = begin(machine)
      await choosing.come()
      await changes(choosing)
      const failed = begin(machine)
      await failed.port.fail()
      await changes(failed)
      const loading = begin(machine)
      const before = loading.port.hold()
      await changes(loading)
      await before.answer({ kind: 'loaded', countries: COUNTRIES })
      expect(loading.names()).toEqual(['DE'])
    },

  'the country list can be left without a choice at every moment (FRGN-01~)': async (machine) => {
    const early = begin(machine)
    early.close()
    const failed = begin(machine)
    await failed.port.fail()
    failed.close()
    const choosing = begin(machine)
    await choosing.come()
    choosing.close()
    for (const harness of [early, failed, choosing]) expect(harness.snapshot().output).toEqual({ kind: 'left' })
  },
}
