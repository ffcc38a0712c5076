import { html } from 'hono/html'
import type { Deps } from '../../kernel/deps'
import { istanbulTime } from '../../kernel/istanbul'
import { decisiveAttempt, isUsable, orderNow, paidAttempt } from '../../orders/order'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import { checkoutUrl } from '../../payments/open-order'
import type { PaymentStatus } from '../../records/attempt'
import type { Language, Words } from '../../records/language'
import type { Order, Purpose } from '../../records/order'
import { type Desk, deskPath, recentOrders } from '../frame/desk'
import { deskPage } from '../frame/frame'

type Look = 'good' | 'bad' | 'waiting' | 'plain'

interface OrderState {
  readonly look: Look
  readonly words: Words
}

const BEGUN: Readonly<Record<PaymentStatus, OrderState>> = {
  SUCCESS: { look: 'good', words: { tr: 'Ödendi', en: 'Paid' } },
  FAILURE: { look: 'bad', words: { tr: 'Onaylanmadı', en: 'Not approved' } },
  INIT_THREEDS: { look: 'waiting', words: { tr: '3D Secure sayfasında', en: 'On the 3D Secure page' } },
  CALLBACK_THREEDS: { look: 'waiting', words: { tr: '3D Secure yanıtı geldi', en: '3D Secure has answered' } },
  BKM_POS_SELECTED: { look: 'waiting', words: { tr: 'BKM sayfasında', en: 'On the BKM page' } },
  INIT_APM: { look: 'waiting', words: { tr: 'Başka bir yöntemle ödeniyor', en: 'Being paid another way' } },
  INIT_BANK_TRANSFER: { look: 'waiting', words: { tr: 'Havale bekleniyor', en: 'Waiting for a transfer' } },
  INIT_CREDIT: { look: 'waiting', words: { tr: 'Kredi başvurusunda', en: 'Applying for credit' } },
  PENDING_CREDIT: { look: 'waiting', words: { tr: 'Kredi değerlendiriliyor', en: 'Credit being assessed' } },
  INIT_CONTACTLESS: { look: 'waiting', words: { tr: 'Temassız ödeniyor', en: 'Being paid contactless' } },
}

const CANCELLED: OrderState = { look: 'bad', words: { tr: 'İptal edildi', en: 'Cancelled' } }
const EXPIRED: OrderState = { look: 'plain', words: { tr: 'Süresi doldu', en: 'Expired' } }

/** The words for an order that is open or done, by its purpose. */
const ENDS: Readonly<Record<Purpose, { readonly open: Words; readonly done: Words }>> = {
  pay: { open: { tr: 'Ödeme bekliyor', en: 'Not paid yet' }, done: BEGUN.SUCCESS.words },
  refund: { open: { tr: 'İade bekliyor', en: 'Refund waiting' }, done: { tr: 'İade alındı', en: 'Refund claimed' } },
  settlement: {
    open: { tr: 'Hak ediş seçimi bekliyor', en: 'Settlement to be chosen' },
    done: { tr: 'Hak ediş seçimi yapıldı', en: 'Settlement chosen' },
  },
}

function orderState({ clock }: Deps, order: Order): OrderState {
  const { open, done } = ENDS[order.purpose]
  if (paidAttempt(order)) return { look: 'good', words: done }
  if (order.cancelled) return CANCELLED
  if (!isUsable(order, orderNow(order, clock.now()))) return EXPIRED
  const attempt = decisiveAttempt(order)
  return attempt ? BEGUN[attempt.paymentStatus] : { look: 'plain', words: open }
}

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
  const ways = { deps, lang, order }
  return html`<li id="order-${order.token}" data-order="${order.orderId}">
    <p class="row">
      <b>${order.orderId}</b>
      <b class="amount">${amountText(order.priceMinor, order.currency, lang)}</b>
    </p>
    <p class="small">${buyerOf(lang, order)}</p>
    <p class="row tiny">
      <time>${istanbulTime(order.createdAt).replace('T', ' ')}</time>
      <span class="tag is-${look}">${words[lang]}</span>
    </p>
    <p class="links">
      ${LINKS.map(([place, name]) => html`<a href="${deskPath(ways, place)}">${name[lang]}</a>`)}
      <a href="${checkoutUrl(deps, order, lang)}">${OPEN[lang]}</a>
    </p>
  </li>`
}

/** The payer, else the last member who tried, else the buyer that the merchant named. */
function buyerOf(lang: Language, order: Order): string {
  const { name, surname, email, gsmNumber } = order.buyer
  const payer = decisiveAttempt(order)?.member
  const facts = payer ? [payer.email, payer.gsmNumber] : [[name, surname].join(' ').trim(), email, gsmNumber]
  return facts.filter((fact) => fact !== undefined && fact !== '').join(' · ') || WORDS.nobody[lang]
}
