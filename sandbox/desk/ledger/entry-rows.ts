import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import { accountName } from './account-name'
import type { Language, Words } from '../../records/language'
import type { Entry } from '../../records/ledger'

const NONE: Words = { tr: 'Henüz kayıt yok.', en: 'No entries yet.' }

const MEMOS: Readonly<Record<string, Words>> = {
  funding: { tr: 'Bakiye yükleme', en: 'Balance funded' },
  payment: { tr: 'Ödeme', en: 'Payment' },
}

const SHOWN = 60

/** The newest movements of money with their lines. */
export function entryRows({ lang, deps }: Desk, entries: readonly Entry[]): Markup {
  if (entries.length === 0) return html`<p class="note">${NONE[lang]}</p>`
  return html`<ol class="paper rows num">
    ${entries.slice(0, SHOWN).map(
      ({ id, at, memo, currency, lines }) =>
        html`<li data-entry="${id}">
          <p class="row"><b>${memoText(memo, lang)}</b> <time class="tiny">${istanbulTime(at).slice(11)}</time></p>
          ${lines.map(
            ({ account, minor }) =>
              html`<p class="row small">
                <span>${accountName(deps, account, lang)}</span>
                <span class="amount">${amountText(minor, currency, lang)}</span>
              </p>`,
          )}
        </li>`,
    )}
  </ol>`
}

/** `payment 20000001` → `Ödeme 20000001`. */
function memoText(memo: string, lang: Language): string {
  const [kind = '', ...rest] = memo.split(' ')
  return [MEMOS[kind]?.[lang] ?? kind, ...rest].join(' ')
}
