import { html } from 'hono/html'
import type { CreditBank } from '../payments/credits/banks'
import { type PlanRow, planOf } from '../payments/credits/plan'
import { moneyParts } from '../kernel/money'
import { merchantNameOf } from '../orders/init-data'
import type { Origins } from '../kernel/origins'
import type { Markup } from '../page/document'
import { amountPanel } from './amount-panel'
import { bankPage } from './bank-frame'
import { CREDIT_STYLE } from './credit-style'
import { CREDIT_WORDS as WORDS } from './credit-words'
import type { Language } from '../records/language'
import type { CreditApplication } from '../records/credit-application'
import type { Order } from '../records/order'

export interface ShownCredit {
  readonly lang: Language
  readonly bank: CreditBank
  readonly application: CreditApplication
  readonly order: Order
  /** That the bank lends: the order's price may have changed since the application. */
  readonly minor: number
  readonly origins: Origins
}

export interface Filled {
  readonly term: number | undefined
  readonly wrong: readonly ('notAccepted' | 'noTerm')[]
}

export function creditPage(shown: ShownCredit, { term, wrong }: Filled, status = 200): Promise<Response> {
  const { lang, bank, order, minor } = shown
  const rows = planOf(bank, minor)
  return bankPage(shown, {
    lang,
    bankName: bank.bankName,
    bankCode: bank.bankId,
    title: WORDS.title[lang],
    style: CREDIT_STYLE,
    status,
    content: html`<h1>${WORDS.title[lang]}</h1>
      <p class="lede">${WORDS.lede[lang]}</p>
      ${subject(shown)}
      <form id="apply" data-form="credit-application" method="post" action="${actionOf(shown)}" novalidate>
        <fieldset aria-describedby="term-wrong">
          <legend>${WORDS.term[lang]}</legend>
          <p class="wrong" id="term-wrong" role="alert">${wrong.includes('noTerm') ? WORDS.noTerm[lang] : ''}</p>
          <ul class="paper terms num">
            ${rows.map((row, place) => {
              const isFirstWrong = place === 0 && wrong[0] === 'noTerm'
              return termChoice(lang, order.currency, { row, isChosen: row.months === term, isFirstWrong })
            })}
          </ul>
          <p class="tiny cost">${costs(lang, rows, order.currency)}</p>
        </fieldset>
        ${acceptance(lang, wrong)}
        <div>${decisions(lang, bank)}</div>
      </form>`,
    demo: html`<p class="small">${WORDS.demo[lang]}</p>
      <button class="btn btn-2" form="apply" name="decision" value="reject" data-action="reject">
        ${WORDS.reject[lang]}
      </button>`,
  })
}

export function actionOf({ lang, origins, application }: ShownCredit): string {
  return `${origins.bank}/credit/${application.key}?lang=${lang}`
}

export function subject({ lang, order, minor }: ShownCredit): Markup {
  const { currency } = order
  const lines = [[WORDS.merchant[lang], merchantNameOf(order)]] as const
  return amountPanel({ lang, label: WORDS.amount[lang], minor, currency }, lines)
}

function acceptance(lang: Language, wrong: Filled['wrong']): Markup {
  const isMissing = wrong.includes('notAccepted')
  const standing = wrong[0] === 'notAccepted' ? 'autofocus' : wrong.length > 0 && !isMissing ? 'checked' : ''
  return html`<div>
    <label class="accept">
      <input
        type="checkbox"
        name="accepted"
        value="yes"
        data-field="accepted"
        aria-describedby="accepted-wrong"
        ${standing}
      />
      <span>${WORDS.accept[lang]}</span>
    </label>
    <p class="wrong" id="accepted-wrong" role="alert">${isMissing ? WORDS.notAccepted[lang] : ''}</p>
  </div>`
}

const amount = (minor: number, currency: string, lang: Language): string => moneyParts(minor, currency, lang).join('')

interface Choice {
  readonly row: PlanRow
  readonly isChosen: boolean
  readonly isFirstWrong: boolean
}

function termChoice(lang: Language, currency: string, { row, isChosen, isFirstWrong }: Choice): Markup {
  const { months, monthlyMinor, totalMinor } = row
  const standing = isChosen ? 'checked' : isFirstWrong ? 'autofocus' : ''
  const radio = html`<input type="radio" name="term" value="${months}" data-field="term" ${standing} />`
  return html`<li>
    <label>
      ${radio}<b>${WORDS.months[lang].replace('{n}', String(months))}</b>
      <span
        >${amount(monthlyMinor, currency, lang)}<small
          >${WORDS.total[lang]} ${amount(totalMinor, currency, lang)}</small
        ></span
      >
    </label>
  </li>`
}

/** One sentence for all terms: their rates are close together, and the payment plan itself is exact. */
function costs(lang: Language, rows: readonly PlanRow[], currency: string): string {
  const rates = rows.map(({ rate }) => rate)
  const bounds = [...new Set([Math.min(...rates), Math.max(...rates)])].map((rate) => percent(rate, lang))
  return WORDS.costs[lang]
    .replace('{rate}', bounds.join('–'))
    .replace('{fee}', amount(rows[0]?.feeMinor ?? 0, currency, lang))
}

function percent(rate: number, lang: Language): string {
  const figure = (rate / 100).toFixed(2)
  return lang === 'tr' ? `%${figure.replace('.', ',')}` : `${figure}%`
}

function decisions(lang: Language, { onlyBankUser }: CreditBank): Markup {
  return html`<button class="btn" name="decision" value="approve" data-action="approve">${WORDS.approve[lang]}</button>
    ${
      onlyBankUser
        ? html`<p class="small cost">${WORDS.onlyCustomers[lang]}</p>`
        : html`<button class="btn btn-2" name="decision" value="new-customer" data-action="new-customer">
            ${WORDS.newCustomer[lang]}
          </button>`
    }
    <button class="btn btn-3" name="decision" value="cancel" data-action="cancel">${WORDS.cancel[lang]}</button>`
}
