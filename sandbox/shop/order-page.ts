import { html } from 'hono/html'
import type { Language } from '../language'
import { largeAmount } from '../page/amount'
import { page } from '../page/document'
import type { Markup } from '../page/document'
import { lattice, seal } from '../page/star'
import type { SealKind } from '../page/star'
import { framed } from './frame'
import type { Purchase } from './purchase'
import { STATUS_WORDS, WORDS } from './words'
import type { StatusShown } from './words'

const SEALS: Readonly<Record<StatusShown, SealKind>> = {
  paid: 'done',
  pending: 'waiting',
  failed: 'stopped',
  'unknown-token': 'stopped',
  'missing-token': 'stopped',
}

const STYLE = `
.paper{margin-top:24px}
.acts{margin-top:24px}
`

interface Shown {
  readonly lang: Language
  readonly status: StatusShown
  /** Left out where what arrived could not be matched to an order. */
  readonly purchase: Purchase | undefined
}

/** What the shop knows of an order, as the provider last told it. */
export function orderPage({ lang, status, purchase }: Shown, httpStatus = 200): Promise<Response> {
  const { title, text } = STATUS_WORDS[status]
  const again = status === 'pending' && purchase
  const body = framed(
    lang,
    html`<main class="page is-narrow" data-order-status="${status}">
      ${seal(SEALS[status])}
      <h1>${title[lang]}</h1>
      <p class="lede">${text[lang]}</p>
      ${purchase ? receipt(lang, purchase) : ''}
      <div class="acts">
        ${again ? html`<a class="btn" href="/orders/${purchase.orderId}?lang=${lang}">${WORDS.checkAgain[lang]}</a>` : ''}
        <a class="btn ${again ? 'btn-2' : ''}" href="/?lang=${lang}">${WORDS.toShop[lang]}</a>
      </div>
    </main>`,
  )
  return page({ lang, title: `${title[lang]} · ${WORDS.shop[lang]}`, body, style: STYLE }, { status: httpStatus })
}

function receipt(lang: Language, { orderId, minor, currency, payment }: Purchase): Markup {
  return html`<section class="paper">
    <div class="hero">
      ${lattice()}
      <p class="small">${WORDS.product[lang]}</p>
      <p data-order-amount="${minor}">${largeAmount(minor, currency, lang)}</p>
    </div>
    <dl class="lines num">
      <div>
        <dt>${WORDS.orderNumber[lang]}</dt>
        <dd data-order-id="${orderId}">${orderId}</dd>
      </div>
      ${
        payment?.paymentId === undefined
          ? ''
          : html`<div>
              <dt>${WORDS.paymentNumber[lang]}</dt>
              <dd data-payment-id="${payment.paymentId}">${payment.paymentId}</dd>
            </div>`
      }
    </dl>
  </section>`
}

/** Where there is no order to speak of. */
export function troublePage(lang: Language, title: string, text: string, httpStatus: number): Promise<Response> {
  const body = framed(
    lang,
    html`<main class="page is-narrow">
      ${seal('stopped')}
      <h1>${title}</h1>
      <p class="lede">${text}</p>
      <div class="acts"><a class="btn" href="/?lang=${lang}">${WORDS.toShop[lang]}</a></div>
    </main>`,
  )
  return page({ lang, title: `${title} · ${WORDS.shop[lang]}`, body, style: STYLE }, { status: httpStatus })
}
