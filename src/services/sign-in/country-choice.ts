import type { loadCountries } from '../../../machines/sign-in/country-choice/machine'
import type { Language } from '../../../machines/entities/language'
import type { Country } from '../../../machines/sign-in/country-choice/rules'
import type { PortHandler } from '../platform/implement-port'

/** Each language's names are a chunk of their own; the other one is never loaded. */
const NAMES: Readonly<Record<Language, () => Promise<{ countries: readonly Country[] }>>> = {
  tr: () => import('../../../locales/tr/countries'),
  en: () => import('../../../locales/en/countries'),
}

export interface CountryHandlers {
  readonly loadCountries: PortHandler<typeof loadCountries>
}

/** `language` is asked each time: the shopper may have changed it. */
export const countryHandlers = (language: () => Language): CountryHandlers => ({
  async loadCountries() {
    const { countries } = await NAMES[language()]()
    return { kind: 'loaded', countries }
  },
})
