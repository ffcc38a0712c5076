import { assign, setup } from 'xstate'
import { answerParams } from '../../support/answer'
import { endsOf } from '../../support/ends'
import { type ActorNameById, type Port, port } from '../../support/port'
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
}

/** Loads the countries with names in the shopper's language, sorted for it. */
export const loadCountries: Port<CountriesAnswer, undefined> = port('loadCountries')

const { end, endReached } = endsOf<CountryChoiceContext, CountryChoiceOutput>()

export const countryChoiceMachine = setup({
  types: {
    context: {} as CountryChoiceContext,
    events: {} as CountryChoiceEvent,
    input: {} as CountryChoiceInput,
    output: {} as CountryChoiceOutput,
    children: {} as ActorNameById<'loadCountries'>,
  },
  actors: { loadCountries },
  actions: {
    setSearch: assign((_, params: { search: string }) => params),
    setCountries: assign((_, { answer }: { answer: CountriesAnswer }) => ({ countries: answer.countries })),
    clearCountries: assign({ countries: [] }),
    setPrefix: assign((_, params: { prefix: string }) => params),
  },
}).createMachine({
  id: 'countryChoice',
  context: ({ input }) => ({ ...input, countries: [], search: '' }),
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
          actions: { type: 'setPrefix', params: ({ event }) => ({ prefix: event.prefix }) },
        },
      },
    },
    picked: { type: 'final', output: end(({ context: { prefix } }) => ({ kind: 'picked', prefix })) },
    left: { type: 'final', output: end(() => ({ kind: 'left' })) },
  },
  output: endReached,
})
