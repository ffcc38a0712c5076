import type { Context } from 'hono'
import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import type { Env } from '../../kernel/program'
import { expiresAt, isUsable, orderNow } from '../../orders/order'
import type { Markup } from '../../page/document'
import { fieldOf } from '../../page/field'
import { type Desk, deskPath, recentOrders } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { scope } from '../frame/scope'
import type { Language, Words } from '../../records/language'
import type { Order } from '../../records/order'

const WORDS = {
  title: { tr: 'Saat', en: 'Clock' },
  lede: {
    tr: 'Süreleri beklemeden görmek için sağlayıcının saatini ileri alın. Geri alınmaz.',
    en: 'Move the provider’s clock forward to test time limits. It cannot be moved back.',
  },
  now: { tr: 'Sağlayıcının saati', en: 'The provider’s time' },
  nowOrder: { tr: 'Bu siparişin saati', en: 'The time of this order' },
  ahead: { tr: 'İleri alınan', en: 'Moved forward by' },
  forward: { tr: 'İleri al', en: 'Move forward' },
  minutes: { tr: 'Kaç dakika?', en: 'How many minutes?' },
  wrong: { tr: '1 ile 100.000 arasında tam bir sayı girin', en: 'Enter a whole number from 1 to 100,000' },
  orders: { tr: 'Siparişlerin kalan süresi', en: 'Time left for each order' },
  noOrders: { tr: 'Henüz sipariş yok.', en: 'No orders yet.' },
  ended: { tr: 'Bitti', en: 'Ended' },
} satisfies Record<string, Words>

const STEPS: readonly (readonly [minutes: number, name: Words])[] = [
  [1, { tr: '1 dakika', en: '1 minute' }],
  [5, { tr: '5 dakika', en: '5 minutes' }],
  [15, { tr: '15 dakika', en: '15 minutes' }],
  [60, { tr: '1 saat', en: '1 hour' }],
]

const SHOWN = 30

/** `typed` is the last input, if it was invalid. */
export function clockPage(desk: Desk, typed?: string): Promise<Response> {
  const { lang, deps, order } = desk
  const action = deskPath(desk, '/clock')
  const now = order ? orderNow(order, deps.clock.now()) : deps.clock.now()
  const content = html`${scope(desk)}
    <ul class="paper rows num" id="clock" data-live>
      <li id="now" class="row">
        <span>${(order ? WORDS.nowOrder : WORDS.now)[lang]}</span>
        <b data-now="${now}">${istanbulTime(now).replace('T', ' ')}</b>
      </li>
      <li id="ahead" class="row">
        <span>${WORDS.ahead[lang]}</span>
        <b>${duration(deps.state.shiftSeconds + (order?.shiftSeconds ?? 0))}</b>
      </li>
    </ul>
    <h2>${WORDS.forward[lang]}</h2>
    <form class="keys" method="post" action="${action}">
      ${STEPS.map(([minutes, name]) => html`<button class="btn btn-2" name="minutes" value="${minutes}">${name[lang]}</button>`)}
    </form>
    <form class="bar" method="post" action="${action}" novalidate>
      <div>
        <label for="minutes">${WORDS.minutes[lang]}</label>
        <input
          id="minutes"
          name="minutes"
          inputmode="numeric"
          autocomplete="off"
          value="${typed ?? ''}"
          aria-invalid="${String(typed !== undefined)}"
          aria-describedby="minutes-wrong"
        />
      </div>
      <button class="btn btn-2">${WORDS.forward[lang]}</button>
      <p class="wrong" id="minutes-wrong" role="alert">${typed === undefined ? '' : WORDS.wrong[lang]}</p>
    </form>
    <h2>${WORDS.orders[lang]}</h2>
    ${remaining(desk)}`
  const status = typed === undefined ? 200 : 422
  return deskPage(desk, { place: '/clock', title: WORDS.title, lede: WORDS.lede, content, live: true, status })
}

function remaining({ deps, lang }: Desk): Markup {
  const orders = recentOrders(deps, SHOWN)
  const rows = orders.map(
    (order) =>
      html`<li id="left-${order.token}" class="row">
        <span>${order.orderId}</span>
        <b data-seconds-left="${secondsLeft(order, deps.clock.now())}">${leftOf(order, deps.clock.now(), lang)}</b>
      </li>`,
  )
  const none = html`<li class="empty">${WORDS.noOrders[lang]}</li>`
  return html`<ul class="paper rows num" id="left" data-live>
    ${orders.length === 0 ? none : rows}
  </ul>`
}

const secondsLeft = (order: Order, now: number): number =>
  Math.max(0, Math.ceil((expiresAt(order) - orderNow(order, now)) / 1000))

function leftOf(order: Order, now: number, lang: Language): string {
  const left = secondsLeft(order, now)
  return left === 0 || !isUsable(order, orderNow(order, now)) ? WORDS.ended[lang] : duration(left)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `29:58`, `1:05:00`. */
function duration(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  return `${hours === 0 ? '' : `${hours}:`}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

export function moveClock(desk: Desk, form: FormData, c: Context<Env>): Response | Promise<Response> {
  const typed = fieldOf(form, 'minutes')
  const minutes = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  if (minutes < 1 || minutes > 100_000) return clockPage(desk, typed)
  const moved = desk.order ?? desk.deps.state
  moved.shiftSeconds += minutes * 60
  return c.redirect(deskPath(desk, '/clock'), 303)
}
