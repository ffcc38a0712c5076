import { html } from 'hono/html'
import { type Violation, brokenLaws, LAWS } from '../../ledger/invariants'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import type { Words } from '../../records/language'

const WORDS = {
  holds: { tr: 'Hesaplar denk', en: 'The ledger balances' },
  broken: { tr: 'Hesaplar denk değil', en: 'The ledger does not balance' },
} satisfies Record<string, Words>

const LAW_WORDS: Readonly<Record<Violation['law'], Words>> = {
  balanced: { tr: 'Her kaydın toplamı sıfır', en: 'Every entry adds up to zero' },
  covered: { tr: 'Hiçbir bakiye sıfırın altında değil', en: 'No balance is below zero' },
  'paid-once': { tr: 'Hiçbir sipariş iki kez ödenmedi', en: 'No order was paid twice' },
  reserved: {
    tr: 'Ayrılan her tutar bekleyen bir ödemeye ait',
    en: 'Every reserved amount belongs to a pending payment',
  },
  booked: { tr: 'Onaylanan her ödeme kayıtlı', en: 'Every approved payment is booked' },
}

/** Whether the ledger's invariants hold over all orders, and which are violated. */
export function verdict({ lang, deps }: Desk): Markup {
  const broken = brokenLaws(deps.state)
  if (broken.length === 0) {
    return html`<section class="note is-good verdict" data-books="hold">
      <p><b>${WORDS.holds[lang]}</b></p>
      <p class="small">${LAWS.map((law) => LAW_WORDS[law][lang]).join(' · ')}</p>
    </section>`
  }
  return html`<section class="note is-bad verdict" data-books="broken">
    <p><b>${WORDS.broken[lang]}</b></p>
    <ul class="small">
      ${broken.map(({ law, text }) => html`<li data-law="${law}">${text[lang]}</li>`)}
    </ul>
  </section>`
}
