import { html } from 'hono/html'
import { moneyParts } from '../kernel/money'
import type { Markup } from './document'
import type { Language } from '../records/language'

/** Typeset for where the amount is the subject; read aloud or copied it is the plain amount. */
export function largeAmount(minor: number, currency: string, lang: Language): Markup {
  const [symbol, whole, fraction] = moneyParts(minor, currency, lang)
  return html`<span class="amount amount-large"><i>${symbol}</i>${whole}<i>${fraction}</i></span>`
}

/** As written in a row: `₺2.480,00`, `−₺49,35`. */
export function amountText(minor: number, currency: string, lang: Language): string {
  return (minor < 0 ? '−' : '') + moneyParts(Math.abs(minor), currency, lang).join('')
}
