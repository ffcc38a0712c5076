import { html } from 'hono/html'
import { bankOf } from '../cards/banks'
import { TEST_CARDS } from '../cards/test-cards'
import { moneyParts } from '../kernel/money'
import type { Deps } from '../kernel/deps'
import { bankPage } from './bank-frame'
import type { Visit } from './bank-visit'
import { initialsOf, maskedNumber } from './issuer'
import { paymentSlip } from './payment-slip'
import type { Words } from '../records/language'
import type { TestCard } from '../records/card'

const WORDS = {
  title: { tr: 'Kartınızı seçin', en: 'Choose your card' },
  lede: {
    tr: 'Kartlarınız bankaların ortak cüzdanında. Seçtiğiniz kartla ödemeniz hemen onaylanır.',
    en: 'Your cards are in the wallet that the banks share. The payment is approved at once with the one you choose.',
  },
  cards: { tr: 'Kartlarınız', en: 'Your cards' },
  pay: { tr: '{amount} öde', en: 'Pay {amount}' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  poor: { tr: 'Limiti dolmuş kart', en: 'Card with no limit left' },
  demo: {
    tr: 'Bu cüzdanı demo kullanıcılarının hepsi kullanır. Listedeki son kart reddedilir.',
    en: 'All demo shoppers share this wallet. The last card is declined.',
  },
} satisfies Record<string, Words>

const NAME = 'BKM Express'

/** The cards of the wallet that all demo shoppers share; the last one is always out of limit. */
export const BKM_WALLET: readonly TestCard[] = [
  '4355080000000005',
  '4048090000000007',
  '4546711234567894',
  '4111111111111129',
].flatMap((number) => TEST_CARDS.get(number) ?? [])

const STYLE = `
fieldset{min-width:0;margin-top:24px}
legend{padding:0;margin-bottom:10px;font-weight:600}
.cards label{display:flex;align-items:center;min-height:64px;margin:0;padding:12px 16px;border-top:1px solid var(--hairline);font-size:1rem;cursor:pointer}
.cards label:first-child{border-top:0}
.cards input{flex:none;width:22px;height:22px;margin:0 14px 0 0;accent-color:var(--accent)}
.cards .tile{background:var(--sunken);color:var(--ink-2);box-shadow:inset 0 0 0 1px var(--hairline)}
.cards .end{margin-left:auto;padding-left:12px;color:var(--ink-2);white-space:nowrap}
fieldset .paper{margin:0;overflow:hidden}
`

export function bkmPage(deps: Deps, visit: Visit): Promise<Response> {
  const { session, attempt, order, lang } = visit
  const amount = moneyParts(attempt.paidMinor, order.currency, lang).join('')
  return bankPage(deps, {
    lang,
    bankName: NAME,
    bankCode: 4,
    title: WORDS.title[lang],
    style: STYLE,
    content: html`<h1>${WORDS.title[lang]}</h1>
      <p class="lede">${WORDS.lede[lang]}</p>
      ${paymentSlip(visit)}
      <form data-form="bkm" method="post" action="${deps.origins.bank}/bkm/${session.id}?lang=${lang}">
        <fieldset class="cards">
          <legend>${WORDS.cards[lang]}</legend>
          <div class="paper">
            ${BKM_WALLET.map((card, place) => {
              const name = bankOf(card.bankCode)?.name ?? WORDS.poor[lang]
              return html`<label>
                <input type="radio" name="card" value="${place}" ${place === 0 ? 'checked' : ''} />
                <i class="tile" aria-hidden="true">${initialsOf(name)}</i>${name}
                <span class="end num">${maskedNumber(card)}</span>
              </label>`
            })}
          </div>
        </fieldset>
        <div class="acts">
          <button class="btn num" name="act" value="approve" data-action="approve">
            ${WORDS.pay[lang].replace('{amount}', () => amount)}
          </button>
          <button class="btn btn-2" name="act" value="cancel" data-action="cancel" formnovalidate>
            ${WORDS.cancel[lang]}
          </button>
        </div>
      </form>`,
    demo: html`<p class="small">${WORDS.demo[lang]}</p>`,
  })
}
