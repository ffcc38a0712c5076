import { countryChoiceMachine, loadCountries } from '../../../machines/sign-in/country-choice/machine'
import type { Language } from '../../../machines/entities/language'
import type { Country } from '../../../machines/sign-in/country-choice/rules'
import { implementPort } from '../platform/implement-port'
import { inLanguage } from '../platform/in-language'

/** Each language's names are a chunk of their own; the other one is never loaded. */
const NAMES: Readonly<Record<Language, () => Promise<{ countries: readonly Country[] }>>> = {
  tr: () => import('../../../locales/tr/countries'),
  en: () => import('../../../locales/en/countries'),
}

/** `language` is asked each time: the shopper may have changed it. */
export const countryChoiceLogic = (language: () => Language) =>
  countryChoiceMachine.provide({
    actors: {
      loadCountries: implementPort(loadCountries, async () => {
        const { countries } = await inLanguage(language, (spoken) => NAMES[spoken]())
        return { kind: 'loaded', countries }
      }),
    },
  })
