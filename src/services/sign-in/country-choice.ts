import type { loadCountries } from '../../../machines/sign-in/country-choice/machine'
import type { Language } from '../../../machines/entities/language'
import type { Country } from '../../../machines/sign-in/country-choice/rules'
import type { PortHandler } from '../platform/implement-port'

/** The country names are one chunk per language; only the requested language loads. */
const NAMES: Readonly<Record<Language, () => Promise<{ countries: readonly Country[] }>>> = {
  tr: () => import('../../../locales/tr/countries'),
  en: () => import('../../../locales/en/countries'),
}

export interface CountryHandlers {
  readonly loadCountries: PortHandler<typeof loadCountries>
}

/** Reads `language` on every call, because the shopper can switch it. */
export const countryHandlers = (language: () => Language): CountryHandlers => ({
  async loadCountries() {
    const { countries } = await NAMES[language()]()
    return { kind: 'loaded', countries }
  },
})
