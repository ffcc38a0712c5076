import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import { type Sum, sumsOf } from '../../ledger/sums'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import type { Language, Words } from '../../records/language'
import type { Entry } from '../../records/ledger'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { scope } from '../frame/scope'
import { accountName } from './account-name'
import { authorisationRows } from './authorisation-rows'
import { modeForm } from './mode-form'
import { verdict } from './verdict'

const NONE: Words = { tr: 'Henüz kayıt yok.', en: 'No entries yet.' }

const MEMOS: Readonly<Record<string, Words>> = {
  funding: { tr: 'Bakiye yükleme', en: 'Balance funded' },
  payment: { tr: 'Ödeme', en: 'Payment' },
}

const SHOWN = 60

function entryRows({ lang, deps }: Desk, entries: readonly Entry[]): Markup {
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

const WORDS = {
  title: { tr: 'Defter', en: 'Ledger' },
  lede: {
    tr: 'Her ödeme burada çift taraflı yazılır: bir hesabın verdiğini başkaları alır.',
    en: 'Every payment is written down on both sides: what one account gives, others receive.',
  },
  authorisations: { tr: 'Onaylanan ödemeler', en: 'Authorised payments' },
  entries: { tr: 'Kayıtlar', en: 'Entries' },
  balances: { tr: 'Hesapların bakiyesi', en: 'What is on each account' },
  noBalances: { tr: 'Henüz para hareketi yok.', en: 'No money has moved yet.' },
} satisfies Record<string, Words>

export function ledgerPage(desk: Desk): Promise<Response> {
  const { lang, deps, order } = desk
  const ofOrder = <T extends { readonly token: string | undefined }>(records: readonly T[]): T[] =>
    records.filter(({ token }) => !order || token === order.token).reverse()
  const entries = ofOrder(deps.state.entries)
  const content = html`${verdict(desk)} ${scope(desk)}
    <h2>${WORDS.authorisations[lang]}</h2>
    ${authorisationRows(desk, ofOrder(deps.state.authorisations))}
    <h2>${WORDS.balances[lang]}</h2>
    ${balanceRows(desk, sumsOf(entries))}
    <h2>${WORDS.entries[lang]}</h2>
    ${entryRows(desk, entries)} ${modeForm(desk)}`
  return deskPage(desk, { place: '/ledger', title: WORDS.title, lede: WORDS.lede, content })
}

function balanceRows({ deps, lang }: Desk, balances: readonly Sum[]): Markup {
  if (balances.length === 0) return html`<p class="note">${WORDS.noBalances[lang]}</p>`
  return html`<ul class="paper rows num">
    ${balances.map(
      ({ account, currency, minor }) =>
        html`<li class="row" data-account="${account}">
          <span>${accountName(deps, account, lang)}</span>
          <b class="amount">${amountText(minor, currency, lang)}</b>
        </li>`,
    )}
  </ul>`
}
