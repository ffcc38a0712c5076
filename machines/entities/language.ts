/** The checkout's two languages. `lang=en` in the address is English; any other value, or none, is Turkish (BOOT-01). */
export type Language = 'tr' | 'en'

export function languageOf(lang: string | undefined): Language {
  return lang === 'en' ? 'en' : 'tr'
}
