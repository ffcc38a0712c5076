import { html } from 'hono/html'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import { type Desk, recentOrders } from './desk'
import { optionOf } from '../../page/option'
import type { Language, Words } from '../../records/language'

const WORDS = {
  which: { tr: 'Hangi sipariş?', en: 'Which order?' },
  all: { tr: 'Bütün siparişler', en: 'All orders' },
  show: { tr: 'Göster', en: 'Show' },
} satisfies Record<string, Words>

const OFFERED = 30

/** Selects the order that a page is about. `more` are fields that narrow the page further. */
export function scope(desk: Desk, more: Markup | '' = ''): Markup {
  const { lang } = desk
  return html`<form class="bar" role="search">
    <input type="hidden" name="lang" value="${lang}" />
    <div class="grow">
      <label for="token">${WORDS.which[lang]}</label>
      <select id="token" name="token">
        ${optionOf('', WORDS.all[lang], !desk.order)}
        ${offered(desk).map((order) => optionOf(order.token, nameOf(lang, order), order === desk.order))}
      </select>
    </div>
    ${more}
    <button class="btn btn-2">${WORDS.show[lang]}</button>
  </form>`
}

/** Includes the order in the URL, however old it is. */
function offered({ deps, order }: Desk) {
  const recent = recentOrders(deps, OFFERED)
  return order && !recent.includes(order) ? [order, ...recent] : recent
}

const nameOf = (lang: Language, { orderId, priceMinor, currency }: ReturnType<typeof offered>[number]): string =>
  `${orderId} · ${amountText(priceMinor, currency, lang)}`
