import { html } from 'hono/html'
import { moneyParts } from '../kernel/money'
import type { Markup } from './document'
import type { Language } from '../records/language'

/** For a page whose subject is the amount. Screen readers and copied text get the plain amount. */
export function largeAmount(minor: number, currency: string, lang: Language): Markup {
  const [symbol, whole, fraction] = moneyParts(minor, currency, lang)
  return html`<span class="amount amount-large"><i>${symbol}</i>${whole}<i>${fraction}</i></span>`
}

/** The amount as in a row: `₺2.480,00`, `−₺49,35`. */
export function amountText(minor: number, currency: string, lang: Language): string {
  return (minor < 0 ? '−' : '') + moneyParts(Math.abs(minor), currency, lang).join('')
}
