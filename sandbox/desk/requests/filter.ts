import { html } from 'hono/html'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import { optionOf } from '../../page/option'
import { type Seen, outcomeOf, OUTCOMES } from './seen'
import type { Words } from '../../records/language'

const WORDS = {
  path: { tr: 'Adresinde geçen', en: 'Path contains' },
  outcome: { tr: 'Sonuç', en: 'Outcome' },
  any: { tr: 'Hepsi', en: 'Any' },
  refused: { tr: 'Yalnızca reddedilenler', en: 'Refused only' },
} satisfies Record<string, Words>

/** Filters the log by the parameters of the page's URL. */
export function passes({ query, order }: Desk): (seen: Seen) => boolean {
  const path = (query.get('path') ?? '').trim()
  const outcome = query.get('outcome') ?? ''
  const isRefusedOnly = query.has('refused')
  return ({ request, refusal }) =>
    (!order || request.token === order.token) &&
    request.path.includes(path) &&
    (outcome === '' || outcomeOf(request) === outcome) &&
    (!isRefusedOnly || refusal !== undefined)
}

export function filterFields({ lang, query }: Desk): Markup {
  const chosen = query.get('outcome') ?? ''
  const box = query.has('refused')
    ? html`<input type="checkbox" name="refused" checked />`
    : html`<input type="checkbox" name="refused" />`
  return html`<div class="grow">
      <label for="path">${WORDS.path[lang]}</label>
      <input id="path" name="path" value="${query.get('path') ?? ''}" placeholder="/payment/" autocomplete="off" />
    </div>
    <div>
      <label for="outcome">${WORDS.outcome[lang]}</label>
      <select id="outcome" name="outcome">
        ${optionOf('', WORDS.any[lang], chosen === '')}
        ${Object.entries(OUTCOMES).map(([name, words]) => optionOf(name, words[lang], name === chosen))}
      </select>
    </div>
    <label class="tick">${box}<span>${WORDS.refused[lang]}</span></label>`
}
