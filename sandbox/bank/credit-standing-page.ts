import { html } from 'hono/html'
import { page } from '../page/document'
import type { Markup } from '../page/document'
import { seal } from '../page/star'
import type { SealKind } from '../page/star'
import { subject } from './credit-page'
import type { ShownCredit } from './credit-page'
import { CREDIT_STYLE } from './credit-style'
import { CREDIT_WORDS as WORDS, STANDING_WORDS } from './credit-words'
import { onLetterhead } from './letterhead'

export type Standing = keyof typeof STANDING_WORDS

const SEALS: Readonly<Record<Standing, SealKind>> = { SUCCESS: 'done', FAILURE: 'stopped', PENDING_CREDIT: 'waiting' }

/** Where an application stands that needs nothing more from the shopper. */
export function creditStandingPage(shown: ShownCredit, standing: Standing, wayBack: string): Promise<Response> {
  const { lang, bank, order } = shown
  const { title, text } = STANDING_WORDS[standing]
  const body = onLetterhead(
    { lang, bankName: bank.bankName },
    html`<main class="page is-narrow" data-credit-state="${standing}">
      ${seal(SEALS[standing])}
      <h1>${title[lang]}</h1>
      <p class="lede">${text[lang]}</p>
      ${subject(lang, order)}
      <div class="acts"><a class="btn" data-action="go-back" href="${wayBack}">${WORDS.back[lang]}</a></div>
      ${standing === 'PENDING_CREDIT' ? desk(shown) : ''}
    </main>`,
  )
  const content = { lang, title: `${title[lang]} · ${bank.bankName}`, body, style: CREDIT_STYLE }
  return page(content, { formsTo: shown.app })
}

/** Somebody has to be the bank. */
function desk({ lang, application }: ShownCredit): Markup {
  return html`<section class="note demo">
    <p class="small">${WORDS.demo[lang]}</p>
    <form data-form="credit-desk" method="post" action="/credit/${application.key}?lang=${lang}">
      <button class="btn btn-2" name="decision" value="approve" data-action="approve">
        ${WORDS.decideApprove[lang]}
      </button>
      <button class="btn btn-2" name="decision" value="reject" data-action="reject">${WORDS.reject[lang]}</button>
    </form>
  </section>`
}
