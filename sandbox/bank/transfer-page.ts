import { html } from 'hono/html'
import type { Language } from '../language'
import { merchantNameOf } from '../orders/init-data'
import type { Order } from '../orders/order'
import { RECIPIENT } from '../orders/bank-accounts'
import { page } from '../page/document'
import type { Markup } from '../page/document'
import { seal } from '../page/star'
import { amountPanel } from './amount-panel'
import { DEMO_BANK, onLetterhead } from './letterhead'
import { END_WORDS, TRANSFER_WORDS as WORDS } from './transfer-words'
import type { ShownEnd } from './transfer-words'

const STYLE = `
.paper{margin-top:24px}
.send{padding:8px 20px 20px}
.send > * + *{margin-top:20px}
.send .lines{padding:4px 0}
.wrong:empty{display:none}
.code-field{text-transform:uppercase}
.acts{margin-top:24px}
`

export interface TypedTransfer {
  readonly code: string
  readonly amount: string
}

export type WrongTransfer = Partial<Record<keyof TypedTransfer, 'noCode' | 'noAmount' | 'unknownCode' | 'wrongAmount'>>

/** A bank's transfer form, as anybody's internet banking has it. */
export function transferPage(
  lang: Language,
  typed: TypedTransfer,
  wrong: WrongTransfer,
  status = 200,
): Promise<Response> {
  const body = onLetterhead(
    { lang, bankName: DEMO_BANK[lang], query: typed.code === '' ? {} : { code: typed.code } },
    html`<main class="page is-narrow">
      <h1>${WORDS.title[lang]}</h1>
      <p class="lede">${WORDS.lede[lang]}</p>
      <form class="paper send" data-form="bank-transfer" method="post" action="/transfer?lang=${lang}" novalidate>
        <dl class="lines">
          <div>
            <dt>${WORDS.recipient[lang]}</dt>
            <dd>${RECIPIENT}</dd>
          </div>
        </dl>
        ${field(lang, 'code', typed.code, wrong.code)} ${field(lang, 'amount', typed.amount, wrong.amount)}
        <button class="btn" data-action="send">${WORDS.send[lang]}</button>
      </form>
    </main>`,
  )
  return page({ lang, title: `${WORDS.title[lang]} · ${DEMO_BANK[lang]}`, body, style: STYLE }, { status })
}

function field(
  lang: Language,
  name: keyof TypedTransfer,
  value: string,
  wrong: keyof typeof WORDS | undefined,
): Markup {
  const isAmount = name === 'amount'
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
      value="${value}"
      aria-invalid="${String(wrong !== undefined)}"
      aria-describedby="${name}-wrong"
    />
    <p class="wrong" id="${name}-wrong" role="alert">${wrong === undefined ? '' : WORDS[wrong][lang]}</p>
  </div>`
}

/** What became of the money, or of the code it was meant for. */
export function transferEndPage(lang: Language, end: ShownEnd, code: string, order: Order): Promise<Response> {
  const { title, text } = END_WORDS[end]
  const isArrived = end === 'arrived'
  const body = onLetterhead(
    { lang, bankName: DEMO_BANK[lang] },
    html`<main class="page is-narrow" data-transfer-state="${end}">
      ${seal(isArrived ? 'done' : 'stopped')}
      <h1>${title[lang]}</h1>
      <p class="lede">${text[lang]}</p>
      ${amountPanel(lang, order, WORDS.amount[lang], [
        [WORDS.merchant[lang], merchantNameOf(order)],
        [WORDS.code[lang], code],
      ])}
      <div class="acts"><a class="btn btn-2" href="/transfer?lang=${lang}">${WORDS.another[lang]}</a></div>
    </main>`,
  )
  return page({ lang, title: `${title[lang]} · ${DEMO_BANK[lang]}`, body, style: STYLE })
}
