import { useLingui } from '@lingui/react'
import { type Language, languageOf } from '../../machines/entities/language'
import { isolateValues } from './isolate-values'
import type { WordKey } from './word-key'

export interface Words {
  readonly language: Language
  /** The sentence of a key in the shopper's language, with its values inserted; right-to-left values are isolated. */
  readonly say: (key: WordKey, values?: Record<string, string | number>) => string
}

export function useWords(): Words {
  const { i18n } = useLingui()
  return {
    language: languageOf(i18n.locale),
    say: (key, values) => i18n._(key, isolateValues(values)),
  }
}
