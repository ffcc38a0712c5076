import { type Language, languageOf } from '../../machines/entities/language'

/** What the address says before any router is there. */
export interface Address {
  readonly token: string
  readonly language: Language
  readonly path: string
}

export function addressOf(location: Pick<Location, 'pathname' | 'search'>): Address {
  const search = new URLSearchParams(location.search)
  return {
    token: search.get('token') ?? '',
    language: languageOf(search.get('lang') ?? undefined),
    path: location.pathname,
  }
}
