import type { Deps } from '../kernel/deps'
import type { Language } from '../records/language'

/** Where a browser goes from a bank: by GET, with the token and a language and no word about how it ended. */
export function wayBack({ origins }: Deps, token: string, lang: Language, screen: 'result-page' | 'pay'): string {
  return `${origins.app}/${screen}?${new URLSearchParams({ token, lang })}`
}
