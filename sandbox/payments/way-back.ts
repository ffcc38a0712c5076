import type { Deps } from '../kernel/deps'
import type { Language } from '../records/language'

/** The URL to which a bank returns the browser by GET. It has the token and a language, but not the outcome. */
export function wayBack({ origins }: Deps, token: string, lang: Language, screen: 'result-page' | 'pay'): string {
  return `${origins.app}/${screen}?${new URLSearchParams({ token, lang })}`
}
