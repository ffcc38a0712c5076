import { type Language, languageOf } from '../../../machines/entities/language'
import { pathWithin } from '../../routing/mount'

/** What the address says before any router is there. */
export interface Address {
  readonly token: string
  readonly language: Language
  /** Below the mount: that of an embedded checkout says nothing of the journey. */
  readonly path: string
}

/** What no provider gives out: a call with it could only fail, and a long one not even be made. */
const TOKEN = /^[!-~]{1,1024}$/

/** Whoever hands a link on may hand a blank or a line's end on with it. */
const textIn = (search: URLSearchParams, name: string) => (search.get(name) ?? '').trim()

/** A token that can be none counts as missing: the link is said to be invalid at once, without any call (BOOT-05). */
export function addressOf(location: Pick<Location, 'pathname' | 'search'>): Address {
  const search = new URLSearchParams(location.search)
  const token = textIn(search, 'token')
  return {
    token: TOKEN.test(token) ? token : '',
    language: languageOf(textIn(search, 'lang')),
    path: pathWithin(location.pathname),
  }
}
