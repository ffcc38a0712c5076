import { type Language, languageOf } from '../../machines/entities/language'

/** The parameters that the checkout reads from an address, besides its path. */
export interface Search {
  readonly token: string
  readonly language: Language
  /** The link's purpose as the address names it, at a path that all flows share (BOOT-17). */
  readonly flow?: string
}

/**
 * Tokens that a provider could have issued. A call with any other would fail, and a longer one could not even be sent.
 */
const TOKEN = /^[!-~]{1,1024}$/

/** The raw values of the relevant parameters; of a repeated one, the first. */
export function parsedSearch(search: string): Readonly<Record<'token' | 'lang' | 'flow', string | null>> {
  const asked = new URLSearchParams(search)
  return { token: asked.get('token'), lang: asked.get('lang'), flow: asked.get('flow') }
}

/** A copied link may contain a blank or a line break. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * The single validation of these parameters, for the route tree and for the boot script, which runs before the router
 * loads. An impossible token counts as missing: the link is reported as invalid at once, without any call (BOOT-05).
 */
export function validSearch({ token, lang, flow }: Readonly<Record<string, unknown>>): Search {
  const text = textOf(token)
  return { token: TOKEN.test(text) ? text : '', language: languageOf(textOf(lang)), flow: textOf(flow) }
}

/** The same search with one parameter set; repeated values of it are replaced by this one. */
export function searchWith(search: string, name: string, value: string): string {
  const asked = new URLSearchParams(search)
  asked.set(name, value)
  return `?${asked.toString()}`
}
