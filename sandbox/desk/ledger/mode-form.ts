import { html } from 'hono/html'
import type { Markup } from '../../page/document'
import { type Desk, deskPath } from '../frame/desk'
import type { Words } from '../../records/language'
import type { LedgerMode } from '../../records/ledger'

const WORDS = {
  title: { tr: 'Defter nasıl tutulsun?', en: 'How are the books kept?' },
  inUse: { tr: 'Kullanımda', en: 'In use' },
  choose: { tr: 'Buna geç', en: 'Switch' },
} satisfies Record<string, Words>

const MODES: Readonly<Record<LedgerMode, { readonly name: Words; readonly says: Words }>> = {
  naive: {
    name: { tr: 'Saf', en: 'Naive' },
    says: {
      tr: 'Gelen her ödeme yazılır. Ödemeyi iki kez gönderen bir istemci burada hemen belli olur.',
      en: 'Every payment that arrives is booked. A client that sends one twice is found out at once.',
    },
  },
  strict: {
    name: { tr: 'Sıkı', en: 'Strict' },
    says: {
      tr: 'Bir sipariş bir kez yazılır; tekrar gelen gönderime ilk yanıt verilir.',
      en: 'An order is booked once; a submission that comes again gets its first answer.',
    },
  },
}

export function modeForm(desk: Desk): Markup {
  const { lang, deps } = desk
  return html`<h2>${WORDS.title[lang]}</h2>
    <form method="post" action="${deskPath(desk, '/ledger/mode')}">
      <ul class="paper rows presets">
        ${Object.entries(MODES).map(
          ([mode, { name, says }]) =>
            html`<li data-mode="${mode}">
              <div>
                <p><b>${name[lang]}</b></p>
                <p class="small">${says[lang]}</p>
              </div>
              ${
                mode === deps.state.ledgerMode
                  ? html`<span class="tag is-good">${WORDS.inUse[lang]}</span>`
                  : html`<button class="btn btn-2" name="mode" value="${mode}">${WORDS.choose[lang]}</button>`
              }
            </li>`,
        )}
      </ul>
    </form>`
}
