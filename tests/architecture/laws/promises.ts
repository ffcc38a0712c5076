import type { Catalogue } from '../../../scripts/words/catalogue.mjs'

const PROMISES = {
  en: /\bwithin\b|\bat once\b|\bright away\b|\balways\b|\bautomatically\b|\bSMS\b|\be-mail you\b|\bwe will\b|\bat any time\b|(?:\d|#|\b1|\}) (?:business )?(?:day|hour|minute|second)s?\b|\bnotif|\bearn\b|\bfree of charge\b|\bincluded\b|\bcashback\b/i,
  tr: /içinde(?:\.|$| [^t])|hemen|her zaman(?!ki)|otomatik|SMS|istediğiniz zaman|dilediğiniz|[\d#] (?:iş )?(?:gün|saat|dakika|saniye)|haber|duyur|kazan|ücretsiz|dahil|nakit iade/i,
}

export interface Promised {
  readonly en: Catalogue
  readonly tr: Catalogue
  readonly sources: Readonly<Record<string, string>>
}

/** Sentences that promise a duration, a message or a right without a listed source, and listed sentences that promise nothing. */
export function promiseFaults({ en, tr, sources }: Promised): string[] {
  return [...en.sentences].flatMap(([key, english]) => {
    const isPromise = PROMISES.en.test(english) || PROMISES.tr.test(tr.sentences.get(key) ?? '')
    if (isPromise && !(key in sources)) return [`${key} promises something without a source: ${english}`]
    return !isPromise && key in sources ? [`${key} is listed, and promises nothing`] : []
  })
}
