import { type Language, languageOf } from '../../../machines/entities/language'
import type { PageLanguage } from '../../../src/routing/sync-address'

interface Speaker {
  readonly spoken: PageLanguage
  readonly speak: (language: Language) => void
}

/** Speaks the language of the page's URL, until the test changes it. */
export function speakerAt(search: string): Speaker {
  let language = languageOf(new URLSearchParams(search).get('lang') ?? undefined)
  const listeners = new Set<() => void>()
  return {
    spoken: {
      language: () => language,
      onChange(listener) {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    },
    speak(wanted) {
      language = wanted
      listeners.forEach((listener) => {
        listener()
      })
    },
  }
}
