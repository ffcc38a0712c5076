import { countryChoiceMachine, loadCountries } from '../../../machines/sign-in/country-choice/machine'
import type { Language } from '../../../machines/entities/language'
import { implementPort } from '../../../src/services/platform/implement-port'
import { countryHandlers } from '../../../src/services/sign-in/country-choice'

export const countriesIn = (language: () => Language) =>
  countryChoiceMachine.provide({
    actors: { loadCountries: implementPort(loadCountries, countryHandlers(language).loadCountries) },
  })
