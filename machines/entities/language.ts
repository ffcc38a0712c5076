/** The two languages of the checkout. `lang=en` in the address is English; anything else, or none, is Turkish (BOOT-01). */
export type Language = 'tr' | 'en'

export function languageOf(lang: string | undefined): Language {
  return lang === 'en' ? 'en' : 'tr'
}
