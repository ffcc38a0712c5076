import { html } from 'hono/html'
import { sumsOf } from '../../ledger/sums'
import type { Sum } from '../../ledger/sums'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { scope } from '../frame/scope'
import { accountName } from './account-name'
import { authorisationRows } from './authorisation-rows'
import { entryRows } from './entry-rows'
import { modeForm } from './mode-form'
import { verdict } from './verdict'
import type { Words } from '../../records/language'

const WORDS = {
  title: { tr: 'Defter', en: 'Ledger' },
  lede: {
    tr: 'Her ödeme burada çift taraflı yazılır: bir hesabın verdiğini başkaları alır.',
    en: 'Every payment is written down on both sides: what one account gives, others receive.',
  },
  authorisations: { tr: 'Onaylanan ödemeler', en: 'Authorised payments' },
  entries: { tr: 'Kayıtlar', en: 'Entries' },
  balances: { tr: 'Hesapların bakiyesi', en: 'What stands on each account' },
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
