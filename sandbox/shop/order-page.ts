import { html } from 'hono/html'
import { istanbulTime } from '../kernel/istanbul'
import type { Origins } from '../kernel/origins'
import { largeAmount } from '../page/amount'
import type { Markup } from '../page/document'
import { maskedText } from '../page/masked'
import { lattice, seal } from '../page/star'
import { shopPage } from './frame'
import { type Fact, paymentFacts } from './payment-facts'
import type { Purchase, Received } from '../records/purchase'
import type { Situation } from './situation'
import { WORDS } from './words'
import type { Language, Words } from '../records/language'

const TEXTS = {
  order: { tr: 'Sipariş numarası', en: 'Order number' },
  received: { tr: 'Geri dönüş adresine gelen', en: 'What came to the callback' },
  nothing: { tr: 'Henüz bir şey gelmedi.', en: 'Nothing has arrived yet.' },
  believed: {
    tr: 'Bu bildirim ödeme kanıtı değildir. Yukarıdaki sonucu sağlayıcıdan kendimiz sorguladık.',
    en: 'This message is not proof of payment. The result above comes from our own query to the provider.',
  },
  desk: { tr: 'Sağlayıcı panelinde aç', en: 'Open in the provider panel' },
} satisfies Record<string, Words>

const STYLE = `
.paper{margin-top:24px}
.lines dd{min-width:0;overflow-wrap:anywhere}
.lines dt{flex:none}
.received{margin-top:28px}
.received .note{margin-top:10px}
.received dl{display:block;padding:0}
.hint{margin-top:8px}
.acts{margin-top:24px}
.acts form{margin-top:12px}
.acts .quiet{margin-top:8px}
`

interface Shown {
  readonly lang: Language
  readonly origins: Origins
  readonly situation: Situation
  /** Undefined if the post could not be matched to an order. */
  readonly purchase: Purchase | undefined
  readonly received: readonly Received[]
}

export function orderPage(
  { lang, origins, situation, purchase, received }: Shown,
  httpStatus = 200,
): Promise<Response> {
  const { status, title, text } = situation
  const again = status !== 'paid' && purchase
  const content = html`<main class="page is-narrow" data-order-status="${status}">
    ${seal(situation.seal)}
    <h1>${title[lang]}</h1>
    <p class="lede">${text[lang]}</p>
    ${purchase ? receipt(lang, purchase) : ''} ${callback(lang, received, purchase !== undefined)}
    <div class="acts">
      ${again ? html`<a class="btn" href="${origins.shop}/orders/${purchase.orderId}?lang=${lang}">${WORDS.checkAgain[lang]}</a>` : ''}
      <a class="btn ${again ? 'btn-2' : ''}" href="${origins.shop}/?lang=${lang}">${WORDS.toShop[lang]}</a>
      ${status === 'paid' && purchase ? refundForm(lang, origins, purchase) : ''}
      ${purchase ? deskLink(lang, origins, purchase) : ''}
    </div>
  </main>`
  return shopPage(
    { lang, origins, title: title[lang], content, style: STYLE },
    { status: httpStatus, formsTo: origins.app },
  )
}

function deskLink(lang: Language, origins: Origins, { token }: Purchase): Markup {
  const address = `${origins.gateways}/desk/ledger?${new URLSearchParams({ lang, token })}`
  return html`<a class="quiet" href="${address}">${TEXTS.desk[lang]}</a>`
}

const refundForm = (lang: Language, origins: Origins, { orderId }: Purchase): Markup =>
  html`<form method="post" action="${origins.shop}/orders/${orderId}/refund?lang=${lang}">
    <button class="btn btn-2" data-action="refund">${WORDS.refund[lang]}</button>
  </form>`

function receipt(lang: Language, { orderId, minor, currency, payment }: Purchase): Markup {
  const facts = payment?.answer ? paymentFacts(payment.answer, currency, lang) : []
  return html`<section class="paper">
    <div class="hero">
      ${lattice()}
      <p class="small">${WORDS.product[lang]}</p>
      <p data-order-amount="${minor}">${largeAmount(minor, currency, lang)}</p>
    </div>
    <dl class="lines num">
      <div>
        <dt>${TEXTS.order[lang]}</dt>
        <dd data-order-id="${orderId}">${orderId}</dd>
      </div>
      ${facts.map(factLine)}
    </dl>
  </section>`
}

function factLine({ handle, name, value }: Fact): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd data-${handle}="${value}">${value}</dd>
  </div>`
}

function callback(lang: Language, received: readonly Received[], isAsked: boolean): Markup {
  const posts = received.map(
    ({ at, fields }) =>
      html`<div class="note" data-received>
        <p class="tiny num"><time>${istanbulTime(at).replace('T', ' ')}</time></p>
        <dl class="lines">
          ${Object.entries(fields).map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${maskedText(value)}</dd>
              </div>`,
          )}
        </dl>
      </div>`,
  )
  return html`<section class="received">
    <h2>${TEXTS.received[lang]}</h2>
    ${posts.length === 0 ? html`<p class="small">${TEXTS.nothing[lang]}</p>` : posts}
    ${posts.length > 0 && isAsked ? html`<p class="tiny hint">${TEXTS.believed[lang]}</p>` : ''}
  </section>`
}
