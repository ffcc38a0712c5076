import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import { checkoutUrl } from '../../payments/open-order'
import { decisiveAttempt } from '../../orders/order'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import { deskPath, recentOrders } from '../frame/desk'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { orderState } from './state'
import type { Language, Words } from '../../records/language'
import type { Order } from '../../records/order'

const WORDS = {
  title: { tr: 'Siparişler', en: 'Orders' },
  lede: {
    tr: 'Ödeme sağlayıcısının gördüğü son siparişler. Bir siparişin defterine, isteklerine, arızalarına ve saatine buradan geçilir.',
    en: 'The latest orders as the payment provider sees them, with the way to their books, requests, faults and time.',
  },
  empty: { tr: 'Henüz sipariş yok. Mağazada bir sipariş verin.', en: 'No orders yet. Place one in the shop.' },
  nobody: { tr: 'Alıcı bilgisi yok', en: 'No buyer details' },
} satisfies Record<string, Words>

const LINKS: readonly (readonly [place: string, name: Words])[] = [
  ['/ledger', { tr: 'Defter', en: 'Ledger' }],
  ['/requests', { tr: 'İstekler', en: 'Requests' }],
  ['/faults', { tr: 'Arızalar', en: 'Faults' }],
  ['/clock', { tr: 'Saat', en: 'Clock' }],
]

const OPEN: Words = { tr: 'Aç', en: 'Open' }

const SHOWN = 50

export function ordersPage(desk: Desk): Promise<Response> {
  const { lang, deps } = desk
  const orders = recentOrders(deps, SHOWN)
  const content = html`<ol class="paper rows num" id="orders" data-live>
    ${
      orders.length === 0
        ? html`<li class="empty">${WORDS.empty[lang]}</li>`
        : orders.map((order) => orderRow(desk, order))
    }
  </ol>`
  return deskPage(desk, { place: '', title: WORDS.title, lede: WORDS.lede, content, live: true })
}

function orderRow({ lang, deps }: Desk, order: Order): Markup {
  const { look, words } = orderState(deps, order)
  const ways = { lang, order }
  return html`<li id="order-${order.token}" data-order="${order.orderId}">
    <p class="row">
      <b>${order.orderId}</b>
      <b class="amount">${amountText(order.priceMinor, order.currency, lang)}</b>
    </p>
    <p class="row small">
      <span>${buyerOf(lang, order)}</span>
      <span class="tag is-${look}">${words[lang]}</span>
    </p>
    <p class="tiny"><time>${istanbulTime(order.createdAt).replace('T', ' ')}</time></p>
    <p class="links">
      ${LINKS.map(([place, name]) => html`<a href="${deskPath(ways, place)}">${name[lang]}</a>`)}
      <a href="${checkoutUrl(deps, order, lang)}">${OPEN[lang]}</a>
    </p>
  </li>`
}

/** Whoever paid or tried to, otherwise whom the merchant named. */
function buyerOf(lang: Language, order: Order): string {
  const { name, surname, email, gsmNumber } = order.buyer
  const payer = decisiveAttempt(order)?.member
  const facts = payer ? [payer.email, payer.gsmNumber] : [[name, surname].join(' ').trim(), email, gsmNumber]
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' · ') || WORDS.nobody[lang]
}
