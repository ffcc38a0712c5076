import { html } from 'hono/html'
import { ORDER_PRESETS } from '../faults/presets'
import type { Origins } from '../kernel/origins'
import { type ForeignRule, FOREIGN_RULES } from '../records/init-fields'
import { type BuyerDetails, BUYER_DETAILS } from '../orders/buyer-details'
import type { Markup } from '../page/document'
import { optionOf } from '../page/option'
import { type Choices, type Trouble, LIFETIMES, TROUBLES } from './choices'
import type { WrongField } from './order-form'
import { textInput } from './text-input'
import { type Switch, SWITCH_GROUPS, SWITCH_WORDS, SWITCHES, USUALLY_ON } from './switches'
import { WORDS } from './words'
import type { Language, Words } from '../records/language'

const TEXTS = {
  minutes: { tr: 'Siparişin süresi', en: 'How long the order lasts' },
  foreign: { tr: 'Yabancı numaralar', en: 'Foreign numbers' },
  buyerDetails: { tr: 'Ödeme sayfası alıcıyı ne kadar tanır?', en: 'What the checkout knows of the buyer' },
  trouble: { tr: 'Ne bozulsun?', en: 'What goes wrong' },
  keep: { tr: 'Seçimleri adrese yaz', en: 'Put the choices into the address' },
  shared: {
    tr: 'Seçimleriniz bu sayfanın adresinde durur: yenilemek onları silmez, adresi paylaşabilirsiniz.',
    en: 'Your choices are in this page’s address: a reload keeps them, and you can share it.',
  },
} satisfies Record<string, Words>

const FOREIGN_WORDS: Readonly<Record<ForeignRule, Words>> = {
  admitted: { tr: 'Üye olmadan ödeyebilir', en: 'May pay without being a member' },
  refused: { tr: 'Kabul edilmez', en: 'Not accepted' },
  'plain-form': { tr: 'İş yerinin kendi formuna gider', en: 'Sent to the merchant’s own form' },
}

const BUYER_DETAILS_WORDS: Readonly<Record<BuyerDetails, Words>> = {
  all: { tr: 'Adını, telefonunu ve e-postasını bilir', en: 'Name, phone and e-mail' },
  'no-name': { tr: 'Adını bilmez', en: 'Not the name' },
  'no-phone': { tr: 'Telefonunu bilmez', en: 'Not the phone' },
  'no-email': { tr: 'E-postasını bilmez', en: 'Not the e-mail' },
  nothing: { tr: 'Hiçbir şey bilmez', en: 'Nothing at all' },
}

const troubleWords = (trouble: Trouble): Words =>
  trouble === 'none' ? { tr: 'Hiçbir şey', en: 'Nothing' } : ORDER_PRESETS[trouble].name

const TROUBLE_WORDS = Object.fromEntries(TROUBLES.map((trouble) => [trouble, troubleWords(trouble)])) as Readonly<
  Record<Trouble, Words>
>

interface Offered {
  readonly lang: Language
  readonly origins: Origins
  readonly choices: Choices
  readonly wrong: readonly WrongField[]
}

/** Everything that a merchant can configure in the checkout, collapsed unless something of it was changed. */
export function options({ lang, origins, choices, wrong }: Offered): Markup {
  const content = html`<summary>${WORDS.options[lang]}</summary>
    <p class="tiny">${TEXTS.shared[lang]}</p>
    ${SWITCH_GROUPS.map(
      ({ title, names }) =>
        html`<fieldset>
          <legend>${title[lang]}</legend>
          ${names.map((name) => switchBox(lang, name, choices.on.has(name)))}
        </fieldset>`,
    )}
    <div class="field">
      <label for="minutes">${TEXTS.minutes[lang]}</label>
      <select id="minutes" name="minutes" data-usual="${LIFETIMES[0]}">
        ${[...LIFETIMES]
          .sort((one, other) => one - other)
          .map((minutes) => optionOf(String(minutes), lasting(minutes, lang), minutes === choices.minutes))}
      </select>
    </div>
    ${choice(lang, 'foreign', FOREIGN_RULES, FOREIGN_WORDS, choices.foreign)}
    ${choice(lang, 'buyerDetails', BUYER_DETAILS, BUYER_DETAILS_WORDS, choices.buyerDetails)}
    ${choice(lang, 'trouble', TROUBLES, TROUBLE_WORDS, choices.trouble)} ${textInput(lang, 'goBackUrl', choices, wrong)}
    <noscript
      ><button class="btn btn-2" formmethod="get" formaction="${origins.shop}/">${TEXTS.keep[lang]}</button></noscript
    >`
  return isChanged(choices) ? html`<details open>${content}</details>` : html`<details>${content}</details>`
}

function choice<Value extends string>(
  lang: Language,
  name: 'foreign' | 'buyerDetails' | 'trouble',
  values: readonly Value[],
  words: Readonly<Record<Value, Words>>,
  chosen: Value,
): Markup {
  return html`<div class="field">
    <label for="${name}">${TEXTS[name][lang]}</label>
    <select id="${name}" name="${name}" data-usual="${values[0]}">
      ${values.map((value) => optionOf(value, words[value][lang], value === chosen))}
    </select>
  </div>`
}

function isChanged({ on, minutes, goBackUrl, foreign, buyerDetails, trouble }: Choices): boolean {
  if (foreign !== FOREIGN_RULES[0] || buyerDetails !== BUYER_DETAILS[0] || trouble !== 'none') return true
  return minutes !== LIFETIMES[0] || goBackUrl !== '' || SWITCHES.some((name) => on.has(name) !== USUALLY_ON.has(name))
}

function lasting(minutes: number, lang: Language): string {
  if (minutes < 60) return `${minutes} ${lang === 'tr' ? 'dakika' : minutes === 1 ? 'minute' : 'minutes'}`
  const hours = minutes / 60
  return `${hours} ${lang === 'tr' ? 'saat' : hours === 1 ? 'hour' : 'hours'}`
}

function switchBox(lang: Language, name: Switch, isOn: boolean): Markup {
  const { label, says } = SWITCH_WORDS[name]
  const usual = USUALLY_ON.has(name) ? '1' : '0'
  const box = isOn
    ? html`<input type="checkbox" name="${name}" value="1" data-field="${name}" data-usual="${usual}" checked />`
    : html`<input type="checkbox" name="${name}" value="1" data-field="${name}" data-usual="${usual}" />`
  return html`<label class="switch">
    <input type="hidden" name="${name}" value="0" />
    ${box}
    <span><b>${label[lang]}</b> <small>${says[lang]}</small></span>
  </label>`
}
