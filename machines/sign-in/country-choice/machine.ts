import { assign, setup } from 'xstate'
import { answerParams } from '../../support/answer'
import { type Port, port } from '../../support/port'
import type { Country } from './rules'

export type CountryChoiceEvent =
  | { type: 'shopper.searched'; text: string }
  | { type: 'shopper.pickedCountry'; prefix: string }
  | { type: 'shopper.closedCountries' }
  | { type: 'shopper.retried' }
  | { type: 'language.changed' }

export interface CountryChoiceInput {
  readonly prefix: string
}

export type CountryChoiceOutput = { kind: 'picked'; prefix: string } | { kind: 'left' }

export type CountriesAnswer = { kind: 'loaded'; countries: readonly Country[] }

interface CountryChoiceContext extends CountryChoiceInput {
  readonly countries: readonly Country[]
  readonly search: string
  readonly picked: string | undefined
}

/** Loads the countries with names in the shopper's language, sorted for it. */
export const loadCountries: Port<CountriesAnswer, undefined> = port('loadCountries')

export const countryChoiceMachine = setup({
  types: {
    context: {} as CountryChoiceContext,
    events: {} as CountryChoiceEvent,
    input: {} as CountryChoiceInput,
    output: {} as CountryChoiceOutput,
  },
  actors: { loadCountries },
  actions: {
    setSearch: assign((_, params: { search: string }) => params),
    setCountries: assign((_, { answer }: { answer: CountriesAnswer }) => ({ countries: answer.countries })),
    clearCountries: assign({ countries: [] }),
    setPicked: assign((_, params: { picked: string }) => params),
  },
}).createMachine({
  id: 'countryChoice',
  context: ({ input }) => ({ ...input, countries: [], search: '', picked: undefined }),
  initial: 'loading',
  on: {
    'shopper.searched': { actions: { type: 'setSearch', params: ({ event }) => ({ search: event.text }) } },
    'shopper.closedCountries': '.left',
    'language.changed': { target: '.loading', actions: 'clearCountries' },
  },
  states: {
    loading: {
      invoke: {
        id: 'loadCountries',
        src: 'loadCountries',
        onDone: { target: 'choosing', actions: { type: 'setCountries', params: answerParams } },
        onError: 'failed',
      },
    },
    failed: { on: { 'shopper.retried': 'loading' } },
    choosing: {
      on: {
        'shopper.pickedCountry': {
          target: 'picked',
          actions: { type: 'setPicked', params: ({ event }) => ({ picked: event.prefix }) },
        },
      },
    },
    picked: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) =>
    context.picked === undefined ? { kind: 'left' } : { kind: 'picked', prefix: context.picked },
})
