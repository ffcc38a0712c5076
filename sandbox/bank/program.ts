import { languageOf } from '../language'
import type { Language } from '../language'
import { plainPage } from '../page/plain-page'
import type { Program } from '../program'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: ['Deneme bankası', '3D Secure ve kredi sayfaları buradan açılır. Tek başına yapılacak bir şey yok.'],
  en: ['Demo bank', '3D Secure and credit pages open from here. By itself there is nothing to do on it.'],
}

/** The bank's own origin, apart from the checkout's as a real bank's would be. */
export function bankProgram(): Program {
  return (request) => {
    const lang = languageOf(new URL(request.url).searchParams.get('lang'))
    return plainPage(lang, ...WORDS[lang])
  }
}
