import type { Language } from '../../machines/entities/language'

/** What the screen adds to what the machines did. */
interface About {
  readonly language: Language
  readonly supportCode: string
}

/** Gives support what happened on this page, as JSON, with nothing of the shopper's (BEST-09). */
export type DiagnosticsOf = (about: About) => string
