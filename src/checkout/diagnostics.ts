import type { Language } from '../../machines/entities/language'

/** What the screen adds to the recorded machine events. */
interface About {
  readonly language: Language
  readonly supportCode: string
}

/** Returns a report of this page's events for support, as JSON, without the shopper's data (BEST-09). */
export type DiagnosticsOf = (about: About) => string
