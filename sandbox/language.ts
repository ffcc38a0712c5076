/** The checkout's two languages; a sentence of the sandbox exists in both or not at all. */
export type Language = 'tr' | 'en'

export type Words = Readonly<Record<Language, string>>

export function languageOf(lang: string | null | undefined): Language {
  return lang === 'en' ? 'en' : 'tr'
}
