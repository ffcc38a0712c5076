import { html } from 'hono/html'
import { istanbulTime } from '../clock/istanbul'
import type { Language, Words } from '../language'
import { moneyParts } from '../money'
import { merchantNameOf } from '../orders/init-data'
import { largeAmount } from '../page/amount'
import { page } from '../page/document'
import type { Markup } from '../page/document'
import { lattice } from '../page/star'
import type { World } from '../world'
import { bankColours } from './bank-colours'
import type { Visit } from './bank-visit'
import { initialsOf, maskedNumber } from './issuer'

const WORDS = {
  total: { tr: 'Siparişin tamamı', en: 'Whole order' },
  card: { tr: 'Kart', en: 'Card' },
  date: { tr: 'Tarih', en: 'Date' },
  demo: { tr: 'Deneme ortamı', en: 'Demo' },
} satisfies Record<string, Words>

const STYLE = `
.top-in{max-width:472px}
.tile{display:flex;align-items:center;justify-content:center;flex:none;width:36px;height:36px;margin-right:10px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-size:.9375rem;font-style:normal;font-weight:650;letter-spacing:0}
.paper{margin-top:20px}
.paper + form{margin-top:24px}
.code-in{font-size:1.625rem;height:56px;font-weight:600;letter-spacing:.12em}
.acts{margin-top:20px}
.demo{margin-top:32px;padding:16px;border:1px dashed var(--control);border-radius:12px}
.demo h2{margin-bottom:4px}
.demo .btn{margin-top:12px}
`

interface Framed {
  readonly visit: Visit
  readonly bankName: string
  readonly bankCode: number | undefined
  readonly title: string
  readonly content: Markup
  /** What only a demo shows: hints and things that real banks do unasked. */
  readonly demo?: Markup
  readonly style?: string
}

/** A page of a bank: its own colour and name above, and what it asks beneath. */
export function bankPage({ origins }: World, framed: Framed): Promise<Response> {
  const { visit, bankName, bankCode, title, content, demo, style = '' } = framed
  const { lang } = visit
  const other = lang === 'tr' ? 'en' : 'tr'
  const body = html`<header class="top">
      <div class="top-in">
        <span class="name"><i class="tile" aria-hidden="true">${initialsOf(bankName)}</i>${bankName}</span>
        <a class="quiet" href="?lang=${other}" lang="${other}" hreflang="${other}"
          >${other === 'en' ? 'English' : 'Türkçe'}</a
        >
      </div>
    </header>
    <main class="page is-narrow">
      ${content}
      ${
        demo
          ? html`<aside class="demo" aria-labelledby="demo">
              <h2 id="demo">${WORDS.demo[lang]}</h2>
              ${demo}
            </aside>`
          : ''
      }
    </main>`
  return page(
    { lang, title: `${title} · ${bankName}`, body, style: bankColours(bankCode) + STYLE + style },
    { formsTo: `${origins.gateways} ${origins.app}` },
  )
}

/** What is to be paid, to whom, and with which card where it is known. */
export function paymentSlip({ order, attempt, session, lang }: Visit): Markup {
  const { card, paidMinor } = attempt
  const cardMinor = session.plan.cardMinor
  return html`<section class="paper">
    <div class="hero">
      ${lattice()}
      <p class="small">${merchantNameOf(order)}</p>
      <p data-bank-amount="${cardMinor}">${largeAmount(cardMinor, order.currency, lang)}</p>
    </div>
    <dl class="lines num">
      ${
        cardMinor === paidMinor
          ? ''
          : html`<div>
              <dt>${WORDS.total[lang]}</dt>
              <dd>${moneyParts(paidMinor, order.currency, lang).join('')}</dd>
            </div>`
      }
      ${
        card
          ? html`<div>
              <dt>${WORDS.card[lang]}</dt>
              <dd>${maskedNumber(card)}</dd>
            </div>`
          : ''
      }
      <div>
        <dt>${WORDS.date[lang]}</dt>
        <dd>${shownTime(session.openedAt, lang)}</dd>
      </div>
    </dl>
  </section>`
}

/** `21.11.2025 14:36` or `21/11/2025 14:36`. */
export function shownTime(at: number, lang: Language): string {
  const [date = '', time = ''] = istanbulTime(at).split(/[T ]/)
  return `${date
    .split('-')
    .reverse()
    .join(lang === 'tr' ? '.' : '/')} ${time.slice(0, 5)}`
}
