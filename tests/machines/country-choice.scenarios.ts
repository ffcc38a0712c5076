import { expect } from 'vitest'
import type { countryChoiceMachine, loadCountries } from '../../machines/sign-in/country-choice/machine'
import { countryChoiceView } from '../../machines/sign-in/country-choice/view'
import { COUNTRIES } from './support/countries'
import { hold } from './support/held-port'
import { run } from './support/run'
import type { Told } from './support/tell'

function begin(machine: typeof countryChoiceMachine, prefix = '+90') {
  const port = hold<typeof loadCountries>()
  const story = run(machine.provide({ actors: { loadCountries: port.logic } }), { prefix })
  const view = () => countryChoiceView(story.snapshot())
  return {
    ...story,
    port,
    view,
    names: () => view().found.map(({ iso }) => iso),
    come: () => port.answer({ kind: 'loaded', countries: COUNTRIES }),
    search(text: string) {
      story.send({ type: 'shopper.searched', text })
    },
    close() {
      story.send({ type: 'shopper.closedCountries' })
    },
  }
}

export const countryChoiceTold: Told<typeof countryChoiceMachine> = {
  'the countries are loaded, and all of them are shown (FRGN-01~)': async (machine) => {
    const story = begin(machine)
    expect(story.view()).toMatchObject({ phase: 'loading', found: [] })
    expect(story.port.asked).toEqual([undefined])
    await story.come()
    expect(story.view()).toMatchObject({ phase: 'choosing', current: 'TR' })
    expect(story.names()).toEqual(['TR', 'DE', 'GB', 'CI', 'GG'])
  },

  'a country is found by its name and by its code, and picked (FRGN-01~)': async (machine) => {
    const story = begin(machine)
    await story.come()
    story.search('alm')
    expect(story.names()).toEqual(['DE'])
    story.search('0044')
    expect(story.names()).toEqual(['GB', 'GG'])
    story.search('nowhere')
    expect(story.names()).toEqual([])
    story.search('')
    story.send({ type: 'shopper.pickedCountry', prefix: '+49' })
    expect(story.snapshot().output).toEqual({ kind: 'picked', prefix: '+49' })
    expect(story.view().phase).toBe('choosing')
  },

  'what is searched for before the list is there is searched for in it (FRGN-01~)': async (machine) => {
    const story = begin(machine)
    story.search('ingil')
    expect(story.view()).toMatchObject({ phase: 'loading', search: 'ingil' })
    await story.come()
    expect(story.names()).toEqual(['GB'])
  },

  'the country whose code the field has is marked, and of several that share it the one that leads (FRGN-01~)': async (
    machine,
  ) => {
    const story = begin(machine, '+44')
    await story.come()
    expect(story.view().current).toBe('GB')
    const nobodys = begin(machine, '+999')
    await nobodys.come()
    expect(nobodys.view().current).toBeUndefined()
  },

  'a list that does not come can be asked for again, with the search kept (FRGN-01~)': async (machine) => {
    const story = begin(machine)
    await story.port.fail()
    expect(story.view().phase).toBe('failed')
    story.search('alm')
    story.send({ type: 'shopper.retried' })
    expect(story.view().phase).toBe('loading')
    expect(story.port.asked).toHaveLength(2)
    await story.come()
    expect(story.names()).toEqual(['DE'])
  },

  'it is left without a choice at every moment (FRGN-01~)': async (machine) => {
    const early = begin(machine)
    early.close()
    const failed = begin(machine)
    await failed.port.fail()
    failed.close()
    const choosing = begin(machine)
    await choosing.come()
    choosing.close()
    for (const story of [early, failed, choosing]) expect(story.snapshot().output).toEqual({ kind: 'left' })
  },
}
