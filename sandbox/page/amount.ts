import { html } from 'hono/html'
import type { Language } from '../language'
import { moneyParts } from '../money'
import type { Markup } from './document'

/** Typeset for where the amount is the subject; read aloud or copied it is the plain amount. */
export function largeAmount(minor: number, currency: string, lang: Language): Markup {
  const [symbol, whole, fraction] = moneyParts(minor, currency, lang)
  return html`<span class="amount amount-large"><i>${symbol}</i>${whole}<i>${fraction}</i></span>`
}
