import type { Catalogue } from '../../../scripts/words/catalogue.mjs'

/** What a sentence says about a code or a link: still usable, no longer usable, or typed wrongly. */
export type CodePromise = 'valid' | 'over' | 'mistyped'

interface Tongue {
  readonly name: string
  /** Matches sentences that say whether a code or a link can be used. */
  readonly speaks: RegExp
  readonly over: RegExp
}

const ENGLISH: Tongue = {
  name: 'English',
  speaks: /\b(?:code|link|previous one)\b.*\b(?:valid|expired?|works|invalid)\b|\binvalid\b.*\bcode\b/i,
  over: /\b(?:not|no longer)\b|\bexpired\b|\binvalid\b/i,
}

const TURKISH: Tongue = {
  name: 'Turkish',
  speaks: /(?:kod|link|bağlantı).*(?:geçerli|geçersiz|süresi dol)/i,
  over: /geçerli değil|geçersiz|süresi dol|geçerliliğini yitir/i,
}

export interface CodePromises {
  readonly tr: Catalogue
  readonly en: Catalogue
  /** The meaning of each sentence, checked in both languages. */
  readonly meant: Readonly<Record<string, CodePromise>>
}

/** Sentences whose meaning in one language differs from the listed one. */
export function codePromiseFaults({ tr, en, meant }: CodePromises): string[] {
  return [...en.sentences].flatMap(([key, english]) => {
    const said = [
      { tongue: ENGLISH, sentence: english },
      { tongue: TURKISH, sentence: tr.sentences.get(key) ?? '' },
    ]
    const meaning = meant[key]
    if (!meaning) {
      const isSpeaking = said.some(({ tongue, sentence }) => tongue.speaks.test(sentence))
      return isSpeaking ? [`${key} says whether a code or a link is valid, and is not listed`] : []
    }
    return said
      .filter(
        ({ tongue, sentence }) => !tongue.speaks.test(sentence) || tongue.over.test(sentence) === (meaning === 'valid'),
      )
      .map(({ tongue, sentence }) => `${key}: ${tongue.name} does not say ${meaning}: ${sentence}`)
  })
}
