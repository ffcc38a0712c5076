import type { Catalogue } from '../../../scripts/words/catalogue.mjs'

/** Words not to use for a thing or a step, and the word to use instead. */
const OTHER_WORDS = {
  en: [
    [/\binstalments?\b/i, 'installment'],
    [/\binstallment (?:cost|difference)\b/i, 'installment fee'],
    [/\bbonus\b(?! points?\b)/i, 'bonus points'],
    [/\bmerchant\b/i, 'shop'],
    [/\b(?:anew|whoever|nobody|somebody)\b/i, 'plain English'],
  ],
  tr: [
    [/mağaza/i, 'iş yeri'],
    [/kendiliğinden/i, 'otomatik olarak'],
    [/(?:ödeme|uygulama) bağlantısı|bağlantı(?:yı)? (?:tekrar |yeniden )?gönder/i, 'link'],
    [/yeniden (?:de[nd]e|öde|gönder|kontrol|giriş|yap)/i, 'tekrar'],
    [/sınır/i, 'limit'],
    [/ücret al/i, 'para çek'],
    [/sizden para/i, 'kartınızdan veya bakiyenizden para'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [RegExp, string])[]>>

/** Sentences that do not use the one word for a thing. */
export function wordFaults(language: keyof typeof OTHER_WORDS, { sentences }: Pick<Catalogue, 'sentences'>): string[] {
  return [...sentences].flatMap(([id, sentence]) =>
    OTHER_WORDS[language]
      .filter(([other]) => other.test(sentence.replace(/\{\w+\}/g, '')))
      .map(([, word]) => `${language}, ${id}: “${sentence}”; the word is ${word}`),
  )
}
