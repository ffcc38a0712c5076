import { languageOf } from '../language'
import type { Language } from '../language'
import { plainPage } from '../page/plain-page'
import type { Program } from '../program'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: ['Ödeme linki', 'Ödeme sayfasını çerçeve içinde gösteren iş yeri burada durur.'],
  en: ['Payment link', 'This is where a merchant who shows the checkout in a frame lives.'],
}

/** The one origin that may hold the checkout in a frame. */
export function parentProgram(): Program {
  return (request) => {
    const lang = languageOf(new URL(request.url).searchParams.get('lang'))
    return plainPage(lang, ...WORDS[lang])
  }
}
