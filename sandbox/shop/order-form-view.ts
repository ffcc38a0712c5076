import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import type { Markup } from '../page/document'
import { optionOf } from '../page/option'
import type { ShopBuyer } from './buyers'
import { type Choices, SHOP_CURRENCIES } from './choices'
import { options } from './options-view'
import type { WrongField } from './order-form'
import { textInput } from './text-input'
import { WORDS } from './words'
import type { Language } from '../records/language'

interface Shown {
  readonly lang: Language
  readonly origins: Origins
  readonly buyers: readonly ShopBuyer[]
  readonly choices: Choices
  readonly wrong: readonly WrongField[]
}

export function orderForm({ lang, origins, buyers, choices, wrong }: Shown): Markup {
  const { who, currency } = choices
  return html`<form
    class="order"
    data-form="shop-order"
    method="post"
    action="${origins.shop}/orders?lang=${lang}"
    novalidate
  >
    <input type="hidden" name="was" value="${who.id}" />
    <div class="pair">
      ${textInput(lang, 'price', choices, wrong)}
      <div class="field">
        <label for="currency">${WORDS.currency[lang]}</label>
        <select id="currency" name="currency" data-field="currency" data-usual="TRY">
          ${SHOP_CURRENCIES.map((code) => optionOf(code, code, code === currency))}
        </select>
      </div>
    </div>
    <div class="field">
      <label for="who">${WORDS.who[lang]}</label>
      <select id="who" name="who" data-field="who" data-usual="${buyers[0]?.id}" aria-describedby="who-says">
        ${buyers.map((buyer) => buyerOption(lang, buyer, buyer.id === who.id))}
      </select>
      <p class="tiny hint" id="who-says">${who.says[lang]}</p>
    </div>
    ${textInput(lang, 'email', choices, wrong)} ${textInput(lang, 'gsmNumber', choices, wrong)}
    ${options({ lang, origins, choices, wrong })}
    <button class="btn" data-action="buy">${WORDS.buy[lang]}</button>
  </form>`
}

function buyerOption(lang: Language, { id, email, gsmNumber, title, says }: ShopBuyer, isChosen: boolean): Markup {
  const facts = html`data-email="${email}" data-gsm-number="${gsmNumber}" data-says="${says[lang]}"`
  return html`<option value="${id}" ${facts} ${isChosen ? 'selected' : ''}>${title[lang]}</option>`
}
