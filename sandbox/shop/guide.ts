import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import type { Markup } from '../page/document'
import { type ShownCard, CARD_GROUPS } from './shown-cards'
import type { Language, Words } from '../records/language'

const TEXTS = {
  title: { tr: 'Bu deneme nasıl çalışır?', en: 'How does this demo work?' },
  who: {
    tr: 'Kim olacağınızı seçin ve siparişi verin; form onun bilgileriyle dolar.',
    en: 'Choose who to be and place the order; the form is filled in with their details.',
  },
  code: {
    tr: 'Doğrulama kodunu okuyun. Gerçek bir telefona gitmez, buraya düşer:',
    en: 'Read the verification code. It goes to no real phone but arrives here:',
  },
  inbox: { tr: 'SMS kutusunu aç', en: 'Open the SMS inbox' },
  cards: {
    tr: 'Bir test kartıyla ödeyin. İleri bir tarih ve üç haneli herhangi bir CVC olur (Amex: dört).',
    en: 'Pay with a test card. Any future date and any three-digit CVC will do (Amex: four).',
  },
  bank: {
    tr: '3D Secure ve kredide banka sayfası kendiliğinden açılır; orada onaylar ya da vazgeçersiniz.',
    en: 'For 3D Secure and credit the bank’s page opens on its own; approve there, or give up.',
  },
  faults: {
    tr: 'Bir şeyleri bozun: ödemenin yanıtı kaybolsun, ağ yavaşlasın, zaman geçsin.',
    en: 'Break things: lose the answer of a payment, slow the network down, let time pass.',
  },
  faultPanel: { tr: 'Arızalar', en: 'Faults' },
  clock: { tr: 'Saat', en: 'Clock' },
  books: {
    tr: 'Siparişleri, muhasebe kayıtlarını ve bütün istekleri sağlayıcının panelinde görün.',
    en: 'See orders, the ledger and every request in the provider’s panel.',
  },
  desk: { tr: 'Sağlayıcı paneli', en: 'Provider panel' },
  cardList: { tr: 'Test kartları', en: 'Test cards' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
} satisfies Record<string, Words>

export function guide(lang: Language, origins: Origins): Markup {
  const outside = (path: string, name: Words): Markup => {
    return html`<a href="${origins.gateways}${path}?lang=${lang}" target="_blank" rel="noopener">${name[lang]}</a>`
  }
  return html`<section class="guide">
    <h2>${TEXTS.title[lang]}</h2>
    <div class="guide-in">
      <ol class="steps">
        <li>${TEXTS.who[lang]}</li>
        <li>${TEXTS.code[lang]}<br />${outside('/inbox', TEXTS.inbox)}</li>
        <li>${TEXTS.cards[lang]}</li>
        <li>${TEXTS.bank[lang]}</li>
        <li>
          ${TEXTS.faults[lang]}<br />${outside('/desk/faults', TEXTS.faultPanel)} ·
          ${outside('/desk/clock', TEXTS.clock)}
        </li>
        <li>${TEXTS.books[lang]}<br />${outside('/desk', TEXTS.desk)}</li>
      </ol>
      <div class="paper cards" role="group" aria-label="${TEXTS.cardList[lang]}">
        ${CARD_GROUPS.map(({ title, pays, cards }, place) => {
          const content = html`<summary>${title[lang]}</summary>
            <ul>
              ${cards.map((card) => cardRow(lang, card, pays))}
            </ul>`
          return place === 0 ? html`<details open>${content}</details>` : html`<details>${content}</details>`
        })}
      </div>
    </div>
  </section>`
}

function cardRow(lang: Language, { number, name, outcome }: ShownCard, pays: boolean): Markup {
  return html`<li>
    <div>
      <code id="card-${number}">${number.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <p class="tiny">${name} · <span class="${pays ? 'ok' : 'no'}">${outcome[lang]}</span></p>
    </div>
    <button
      class="copy"
      type="button"
      data-copy="${number}"
      data-done="${TEXTS.copied[lang]}"
      aria-describedby="card-${number}"
      hidden
    >
      ${TEXTS.copy[lang]}
    </button>
  </li>`
}
