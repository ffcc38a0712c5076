import { type I18n, setupI18n } from '@lingui/core'
import type { Language } from '../../../machines/entities/language'

const first = {
  tr: () => import('../../../locales/tr/first.po'),
  en: () => import('../../../locales/en/first.po'),
}

const later = {
  tr: () => import('../../../locales/tr/later.po'),
  en: () => import('../../../locales/en/later.po'),
}

/** The sentences of the first screen in one language. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await first[language]()
  // A copy, because later sentences are added to it.
  return setupI18n({ locale: language, messages: { [language]: { ...messages } } })
}

/** Loads every sentence in another language than the page started in. */
export async function loadAllWords(i18n: I18n, language: Language): Promise<void> {
  const catalogues = await Promise.all([first[language](), later[language]()])
  for (const { messages } of catalogues) i18n.load(language, { ...messages })
}

/** Loads the sentences of every screen after the first. Returns a function that adds them, to be called before such a screen is shown. */
export async function loadLaterWords(i18n: I18n): Promise<() => void> {
  const language = i18n.locale === 'en' ? 'en' : 'tr'
  const { messages } = await later[language]()
  return () => {
    // Every screen calls this, and loading the same sentences again would re-render every sentence of the page.
    if (Object.keys(messages).every((key) => key in i18n.messages)) return
    i18n.load(language, messages)
  }
}
