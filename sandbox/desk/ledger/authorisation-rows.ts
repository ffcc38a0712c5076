import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import { amountText } from '../../page/amount'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import type { Words } from '../../records/language'
import type { Authorisation } from '../../records/ledger'

const WORDS = {
  none: { tr: 'Onaylanan ödeme yok.', en: 'No payment has been authorised.' },
  payment: { tr: 'Ödeme', en: 'Payment' },
  submission: { tr: 'Gönderim', en: 'Submission' },
  repeated: { tr: 'Bağlantı tekrarladı', en: 'Repeated by the connection' },
  again: { tr: 'İkinci ödeme', en: 'Paid again' },
} satisfies Record<string, Words>

export function authorisationRows({ lang, deps }: Desk, authorisations: readonly Authorisation[]): Markup {
  if (authorisations.length === 0) return html`<p class="note">${WORDS.none[lang]}</p>`
  const tokens = [...new Set(authorisations.map(({ token }) => token))]
  const rows = tokens.flatMap((token) => authorisations.filter((authorisation) => authorisation.token === token))
  return html`<ul class="paper rows num">
    ${rows.map(
      (row) =>
        html`<li data-authorisation="${row.paymentId}">
          <p class="row">
            <span><b>${deps.state.orders.get(row.token)?.orderId ?? row.token}</b> ${remark(row)}</span>
            <b class="amount">${amountText(row.minor, row.currency, lang)}</b>
          </p>
          <p class="row tiny">
            <span>${WORDS.payment[lang]} ${row.paymentId} · ${WORDS.submission[lang]} ${row.submissionId}</span>
            <time>${istanbulTime(row.at).slice(11)}</time>
          </p>
        </li>`,
    )}
  </ul>`

  /** The rows are newest first, so the last row of an order is its first payment. */
  function remark({ token, entryId, transportDuplicate }: Authorisation): Markup | '' {
    if (transportDuplicate) return html`<span class="tag">${WORDS.repeated[lang]}</span>`
    const first = authorisations.filter((other) => other.token === token && !other.transportDuplicate).at(-1)
    return first?.entryId === entryId ? '' : html`<span class="tag is-bad">${WORDS.again[lang]}</span>`
  }
}
