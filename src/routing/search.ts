import { type Language, languageOf } from '../../machines/entities/language'

/** What an address says beside its path. */
export interface Search {
  readonly token: string
  readonly language: Language
}

/** What no provider gives out: a call with it could only fail, and a long one not even be made. */
const TOKEN = /^[!-~]{1,1024}$/

/** The parameters that count, as they stand there; of one that is there twice the first. */
export function parsedSearch(search: string): Readonly<Record<'token' | 'lang', string | null>> {
  const asked = new URLSearchParams(search)
  return { token: asked.get('token'), lang: asked.get('lang') }
}

/** A link may have been copied with a blank or a line break. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * The one rule for them, of the route tree and of the first moment, which comes before any router. A token that can be none counts as
 * missing: the link is said to be invalid at once, without any call (BOOT-05).
 */
export function validSearch({ token, lang }: Readonly<Record<string, unknown>>): Search {
  const told = textOf(token)
  return { token: TOKEN.test(told) ? told : '', language: languageOf(textOf(lang)) }
}

/** The same search with one parameter set; of one that is there twice a single one stays. */
export function searchWith(search: string, name: string, value: string): string {
  const asked = new URLSearchParams(search)
  asked.set(name, value)
  return `?${asked.toString()}`
}
