import type { Language } from '../../../machines/entities/language'

/** The address of this very page in the other language. */
export function otherLanguageHref(location: Pick<Location, 'pathname' | 'search'>, language: Language): string {
  const search = new URLSearchParams(location.search)
  search.set('lang', language === 'tr' ? 'en' : 'tr')
  return `${location.pathname}?${search.toString()}`
}
