import { html } from 'hono/html'
import { merchantNameOf } from '../orders/init-data'
import { RECIPIENT } from '../orders/bank-accounts'
import type { Markup } from '../page/document'
import { seal } from '../page/star'
import type { Deps } from '../kernel/deps'
import { amountPanel } from './amount-panel'
import { bankPage } from './bank-frame'
import { type ShownEnd, DEMO_BANK, END_WORDS, TRANSFER_WORDS as WORDS } from './transfer-words'
import type { Language } from '../records/language'
import type { Order } from '../records/order'

const STYLE = `
.send{padding:8px 20px 20px}
.send > * + *{margin-top:20px}
.send .lines{padding:4px 0}
.wrong:empty{display:none}
.code-field{text-transform:uppercase}
`

interface TypedTransfer {
  readonly code: string
  readonly amount: string
}

export type WrongTransfer = Partial<Record<keyof TypedTransfer, 'noCode' | 'noAmount' | 'unknownCode' | 'wrongAmount'>>

interface FilledTransfer {
  readonly lang: Language
  readonly typed: TypedTransfer
  readonly wrong?: WrongTransfer | undefined
}

export function transferPage(deps: Deps, { lang, typed, wrong }: FilledTransfer): Promise<Response> {
  return bankPage(deps, {
    lang,
    bankName: DEMO_BANK[lang],
    title: WORDS.title[lang],
    style: STYLE,
    query: typed.code === '' ? {} : { code: typed.code },
    status: wrong ? 422 : 200,
    content: html`<h1>${WORDS.title[lang]}</h1>
      <p class="lede">${WORDS.lede[lang]}</p>
      <form
        class="paper send"
        data-form="bank-transfer"
        method="post"
        action="${deps.origins.bank}/transfer?lang=${lang}"
        novalidate
      >
        <dl class="lines">
          <div>
            <dt>${WORDS.recipient[lang]}</dt>
            <dd>${RECIPIENT}</dd>
          </div>
        </dl>
        ${field({ lang, typed, wrong }, 'code')} ${field({ lang, typed, wrong }, 'amount')}
        <button class="btn" data-action="send">${WORDS.send[lang]}</button>
      </form>`,
  })
}

function field({ lang, typed, wrong = {} }: FilledTransfer, name: keyof TypedTransfer): Markup {
  const isAmount = name === 'amount'
  const said = wrong[name]
  const isFirstWrong = name === (wrong.code === undefined ? 'amount' : 'code') && said !== undefined
  return html`<div>
    <label for="${name}">${WORDS[name][lang]}</label>
    <input
      id="${name}"
      name="${name}"
      data-field="${name}"
      class="${isAmount ? 'num' : 'code-field'}"
      inputmode="${isAmount ? 'decimal' : 'text'}"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      placeholder="${isAmount ? WORDS.amountHint[lang] : 'K7M429'}"
      value="${typed[name]}"
      aria-invalid="${String(said !== undefined)}"
      aria-describedby="${name}-wrong"
      ${isFirstWrong ? 'autofocus' : ''}
    />
    <p class="wrong" id="${name}-wrong" role="alert">${said === undefined ? '' : WORDS[said][lang]}</p>
  </div>`
}

interface Ended {
  readonly lang: Language
  readonly end: ShownEnd
  readonly code: string
  readonly order: Order
  readonly minor: number
}

export function transferEndPage(deps: Deps, { lang, end, code, order, minor }: Ended): Promise<Response> {
  const { title, text } = END_WORDS[end]
  const { currency } = order
  return bankPage(deps, {
    lang,
    bankName: DEMO_BANK[lang],
    title: title[lang],
    style: STYLE,
    content: html`<div data-transfer-state="${end}">
      ${seal(end === 'arrived' ? 'done' : 'stopped')}
      <h1>${title[lang]}</h1>
      <p class="lede">${text[lang]}</p>
      ${amountPanel({ lang, label: WORDS.amount[lang], minor, currency }, [
        [WORDS.merchant[lang], merchantNameOf(order)],
        [WORDS.code[lang], code],
      ])}
      <div class="acts">
        <a class="btn btn-2" href="${deps.origins.bank}/transfer?lang=${lang}">${WORDS.another[lang]}</a>
      </div>
    </div>`,
  })
}
