import { html } from 'hono/html'
import type { Language, Words } from '../language'
import { DEMO_MEMBER } from '../members/demo-member'
import type { Origins } from '../origins'
import type { Markup } from '../page/document'

const TEXTS = {
  title: { tr: 'Bu deneme nasıl çalışır?', en: 'How does this demo work?' },
  member: {
    tr: 'Siparişi verin. Formdaki bilgiler deneme üyesinindir:',
    en: 'Place the order. The form is filled in for the demo member:',
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
  cardList: { tr: 'Test kartları', en: 'Test cards' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
} satisfies Record<string, Words>

interface ShownCard {
  readonly number: string
  readonly name: string
  readonly pays: boolean
  readonly outcome: Words
}

const PAYS: Words = { tr: 'Onaylanır', en: 'Approved' }

const CARDS: readonly ShownCard[] = [
  { number: '5400360000000003', name: 'Garanti Bonus', pays: true, outcome: PAYS },
  { number: '4543590000000006', name: 'İş Maximum', pays: true, outcome: PAYS },
  { number: '9792072000017956', name: 'Akbank Troy', pays: true, outcome: PAYS },
  { number: '374427000000003', name: 'Garanti Amex', pays: true, outcome: PAYS },
  {
    number: '4111111111111129',
    name: 'Visa',
    pays: false,
    outcome: { tr: 'Limiti yetersiz', en: 'Insufficient limit' },
  },
  { number: '4124111111111116', name: 'Visa', pays: false, outcome: { tr: 'CVC hatalı', en: 'Wrong CVC' } },
]

/** One short panel: who to be, where the code arrives, what to pay with. */
export function guide(lang: Language, origins: Origins): Markup {
  const { name, surname, email, gsmNumber } = DEMO_MEMBER
  const inbox = `${origins.gateways}/inbox?${new URLSearchParams({ lang, gsmNumber })}`
  return html`<section class="guide">
    <h2>${TEXTS.title[lang]}</h2>
    <div class="guide-in">
      <ol class="steps">
        <li>
          ${TEXTS.member[lang]}<br /><b>${name} ${surname}</b><br />${email}<br /><span class="num">${gsmNumber}</span>
        </li>
        <li>${TEXTS.code[lang]}<br /><a href="${inbox}" target="_blank" rel="noopener">${TEXTS.inbox[lang]}</a></li>
        <li>${TEXTS.cards[lang]}</li>
      </ol>
      <ul class="paper cards" aria-label="${TEXTS.cardList[lang]}">
        ${CARDS.map((card) => cardRow(lang, card))}
      </ul>
    </div>
  </section>`
}

function cardRow(lang: Language, { number, name, pays, outcome }: ShownCard): Markup {
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
