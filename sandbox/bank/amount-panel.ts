import { html } from 'hono/html'
import { largeAmount } from '../page/amount'
import type { Markup } from '../page/document'
import { lattice } from '../page/star'
import type { Language } from '../records/language'

interface Amount {
  readonly lang: Language
  readonly label: string
  readonly minor: number
  readonly currency: string
}

export function amountPanel(
  { lang, label, minor, currency }: Amount,
  lines: readonly (readonly [name: string, value: string])[],
): Markup {
  return html`<section class="paper">
    <div class="hero">
      ${lattice()}
      <p class="small">${label}</p>
      <p data-bank-amount="${minor}">${largeAmount(minor, currency, lang)}</p>
    </div>
    <dl class="lines num">
      ${lines.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}
