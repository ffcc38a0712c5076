import { html } from 'hono/html'
import type { Language } from '../language'
import { FLAG_NAMES } from '../orders/init-fields'
import type { Markup } from '../page/document'
import { SHOP_CURRENCIES } from './order-form'
import type { Typed, WrongField } from './order-form'
import { WORDS } from './words'

interface Field {
  readonly name: WrongField
  readonly type: string
  readonly autocomplete: string
  readonly inputmode: string
  readonly message: keyof typeof WORDS
}

const PRICE: Field = { name: 'price', type: 'text', autocomplete: 'off', inputmode: 'decimal', message: 'wrongPrice' }
const EMAIL: Field = { name: 'email', type: 'email', autocomplete: 'email', inputmode: 'email', message: 'wrongEmail' }
const PHONE: Field = { name: 'gsmNumber', type: 'tel', autocomplete: 'tel', inputmode: 'tel', message: 'wrongPhone' }

export function orderForm(lang: Language, typed: Typed, wrong: readonly WrongField[]): Markup {
  const field = (described: Field): Markup => input(lang, described, typed[described.name], wrong)
  return html`<form class="order" data-form="shop-order" method="post" action="/orders?lang=${lang}" novalidate>
    <div class="pair">
      ${field(PRICE)}
      <div>
        <label for="currency">${WORDS.currency[lang]}</label>
        <select id="currency" name="currency" data-field="currency">
          ${SHOP_CURRENCIES.map((code) => currencyOption(code, code === typed.currency))}
        </select>
      </div>
    </div>
    ${field(EMAIL)} ${field(PHONE)}
    <details>
      <summary>${WORDS.options[lang]}</summary>
      <ul class="flags">
        ${FLAG_NAMES.map((name) => flagBox(name, typed.flags.has(name)))}
      </ul>
    </details>
    <button class="btn" data-action="buy">${WORDS.buy[lang]}</button>
  </form>`
}

function input(lang: Language, field: Field, value: string, wrong: readonly WrongField[]): Markup {
  const { name, type, autocomplete, inputmode, message } = field
  const isWrong = wrong.includes(name)
  return html`<div>
    <label for="${name}">${WORDS[name][lang]}</label>
    <input
      id="${name}"
      name="${name}"
      data-field="${name}"
      type="${type}"
      inputmode="${inputmode}"
      autocomplete="${autocomplete}"
      value="${value}"
      aria-invalid="${String(isWrong)}"
      aria-describedby="${name}-wrong"
    />
    <p class="wrong" id="${name}-wrong" role="alert">${isWrong ? WORDS[message][lang] : ''}</p>
  </div>`
}

function currencyOption(code: string, isChosen: boolean): Markup {
  return isChosen ? html`<option selected>${code}</option>` : html`<option>${code}</option>`
}

function flagBox(name: string, isOn: boolean): Markup {
  const box = isOn
    ? html`<input type="checkbox" name="flags" value="${name}" checked />`
    : html`<input type="checkbox" name="flags" value="${name}" />`
  return html`<li>
    <label>${box}<span>${name}</span></label>
  </li>`
}
