import type { Language } from '../language'
import { plainPage } from '../page/plain-page'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: [
    'Bu sayfa bir ödemeye ait değil',
    'Bankanız bu isteği tanımıyor, kartınızdan para çekilmedi. Ödeme sayfasına dönüp yeniden deneyebilirsiniz.',
  ],
  en: [
    'This page belongs to no payment',
    'Your bank does not know this request, and nothing was charged to your card. You can go back to the checkout and try again.',
  ],
}

/** Where a bank was sent something that it can't place. */
export function lostPage(lang: Language, status: number): Promise<Response> {
  return plainPage(lang, ...WORDS[lang], status)
}
