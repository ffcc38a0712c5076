import { plainPage } from '../page/plain-page'
import type { Language } from '../records/language'

const WORDS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  tr: [
    'Bu sayfa için ödeme bulunamadı',
    'Bankanızın yanıtını bir ödemeyle eşleştiremedik. Ödeme sayfasına dönüp tekrar deneyebilirsiniz.',
  ],
  en: [
    'No payment found for this page',
    'We could not match your bank’s answer to a payment. You can go back to the checkout and try again.',
  ],
}

/** Where a bank was sent something that it can't place. */
export function lostPage(lang: Language, status: number): Promise<Response> {
  return plainPage(lang, ...WORDS[lang], status)
}
