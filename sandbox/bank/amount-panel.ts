import { html } from 'hono/html'
import type { Language } from '../language'
import type { Order } from '../orders/order'
import { largeAmount } from '../page/amount'
import type { Markup } from '../page/document'
import { lattice } from '../page/star'

/** What the money on a page is: its amount on the deep tile, and below it what else is to be known of it. */
export function amountPanel(
  lang: Language,
  order: Order,
  label: string,
  lines: readonly (readonly [name: string, value: string])[],
): Markup {
  return html`<section class="paper">
    <div class="hero">
      ${lattice()}
      <p class="small">${label}</p>
      <p data-order-amount="${order.priceMinor}">${largeAmount(order.priceMinor, order.currency, lang)}</p>
    </div>
    <dl class="lines">
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
