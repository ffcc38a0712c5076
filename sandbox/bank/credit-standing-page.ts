import { html } from 'hono/html'
import type { Markup } from '../page/document'
import { type SealKind, seal } from '../page/star'
import { bankPage } from './bank-frame'
import { type ShownCredit, actionOf, subject } from './credit-page'
import { CREDIT_STYLE } from './credit-style'
import { CREDIT_WORDS as WORDS, STANDING_WORDS } from './credit-words'

export type Standing = keyof typeof STANDING_WORDS

const SEALS: Readonly<Record<Standing, SealKind>> = { SUCCESS: 'done', FAILURE: 'stopped', PENDING_CREDIT: 'waiting' }

export function creditStandingPage(shown: ShownCredit, standing: Standing, wayBack: string): Promise<Response> {
  const { lang, bank } = shown
  const { title, text } = STANDING_WORDS[standing]
  return bankPage(shown, {
    lang,
    bankName: bank.bankName,
    bankCode: bank.bankId,
    title: title[lang],
    style: CREDIT_STYLE,
    content: html`<div data-credit-state="${standing}">
      ${seal(SEALS[standing])}
      <h1>${title[lang]}</h1>
      <p class="lede">${text[lang]}</p>
      ${subject(shown)}
      <div class="acts"><a class="btn" data-action="go-back" href="${wayBack}">${WORDS.back[lang]}</a></div>
    </div>`,
    ...(standing === 'PENDING_CREDIT' ? { demo: desk(shown) } : {}),
  })
}

function desk(shown: ShownCredit): Markup {
  const { lang } = shown
  return html`<p class="small">${WORDS.demo[lang]}</p>
    <form data-form="credit-desk" method="post" action="${actionOf(shown)}">
      <button class="btn btn-2" name="decision" value="approve" data-action="approve">
        ${WORDS.decideApprove[lang]}
      </button>
      <button class="btn btn-2" name="decision" value="reject" data-action="reject">${WORDS.reject[lang]}</button>
    </form>`
}
