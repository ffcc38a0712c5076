import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import type { Markup } from '../../page/document'
import { maskedBody, maskedLines, maskedText } from '../../page/masked'
import type { Language, Words } from '../../records/language'
import type { RefusalReason } from '../../records/refusal'
import { CALL_WORDS } from '../frame/call-words'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { scope } from '../frame/scope'
import { filterFields, passes } from './filter'
import { type Outcome, outcomeOf, OUTCOMES, type Seen, seenRequests } from './seen'

/** Why a call was refused, worded for developers who debug a client. */
const REFUSAL_WORDS: Readonly<Record<RefusalReason, Words>> = {
  'unknown-origin': { tr: 'Bu kökenden çağrı kabul edilmez', en: 'Calls from this origin are not accepted' },
  'unknown-path': { tr: 'Böyle bir çağrı yok', en: 'There is no such call' },
  'wrong-method': { tr: 'Yanlış HTTP yöntemi', en: 'Wrong HTTP method' },
  'wrong-content-type': { tr: 'Yanlış içerik türü', en: 'Wrong content type' },
  'not-json': { tr: 'Gövde JSON değil', en: 'The body is not JSON' },
  'wrong-query': { tr: 'Adresteki sorgu yanlış', en: 'Wrong query in the address' },
  'missing-token': { tr: 'Ödeme token’ı eksik', en: 'The checkout token is missing' },
  'token-mismatch': { tr: 'Başlık ile gövdedeki token farklı', en: 'Header and body name different tokens' },
  'missing-header': { tr: 'Bir başlık eksik', en: 'A header is missing' },
  'session-mismatch': { tr: 'Oturum bilgileri birbirini tutmuyor', en: 'The session details do not match' },
  'wrong-payload': { tr: 'Gövdede yanlış veya eksik alan var', en: 'A field of the body is wrong or missing' },
  'wrong-amount': { tr: 'Tutar yanlış', en: 'Wrong amount' },
  'wrong-identity': { tr: 'Kimlik bilgisi yanlış', en: 'Wrong identity details' },
  'wrong-purpose': { tr: 'Bu sipariş başka bir iş için açılmış', en: 'The order was opened for something else' },
  'method-switched-off': {
    tr: 'Siparişte bu ödeme yöntemi kapalı',
    en: 'The order has this method switched off',
  },
  'not-a-test-card': { tr: 'Test kartı değil', en: 'Not a test card' },
  'unknown-merchant': { tr: 'İş yeri tanınmıyor', en: 'Unknown merchant' },
  'wrong-signature': { tr: 'İmza geçersiz', en: 'The signature is not valid' },
}

const WORDS = {
  title: { tr: 'İstekler', en: 'Requests' },
  lede: {
    tr: 'Sağlayıcıya gelen her çağrı, en yenisi üstte. Kart numaraları ve token’lar kısaltılır, CVC hiç gösterilmez. Sayfa kendini yeniler.',
    en: 'Every call the provider received, the newest first. Card numbers and tokens are shortened and a CVC is never shown. The page refreshes itself.',
  },
  empty: { tr: 'Buna uyan istek yok.', en: 'No requests match.' },
  shown: {
    tr: 'Daha eskileri için süzün: en yeni 100 istek gösteriliyor.',
    en: 'The newest 100 are shown; narrow it down to see older ones.',
  },
  unnamed: { tr: 'Bilinmeyen çağrı', en: 'Unknown call' },
  query: { tr: 'Sorgu', en: 'Query' },
  headers: { tr: 'Başlıklar', en: 'Headers' },
  body: { tr: 'Gövde', en: 'Body' },
} satisfies Record<string, Words>

const LOOKS: Readonly<Record<Outcome, string>> = { answered: 'good', error: 'bad', cut: 'bad', open: 'waiting' }

/** The prefix before a call’s own path. */
const GATEWAY = /^\/\w+-gateway(?=\/)/

const SHOWN = 100

export function requestsPage(desk: Desk): Promise<Response> {
  const { lang, deps } = desk
  const found = seenRequests(deps.state.requests, deps.state.refusals).filter(passes(desk))
  const content = html`${scope(desk, filterFields(desk))}
    <ol class="paper rows log num" id="requests" data-live>
      ${
        found.length === 0
          ? html`<li class="empty"><p class="inside">${WORDS.empty[lang]}</p></li>`
          : found.slice(0, SHOWN).map((seen) => row(lang, seen))
      }
    </ol>
    ${found.length > SHOWN ? html`<p class="tiny hint">${WORDS.shown[lang]}</p>` : ''}`
  return deskPage(desk, { place: '/requests', title: WORDS.title, lede: WORDS.lede, content, live: true })
}

function row(lang: Language, { number, request, refusal }: Seen): Markup {
  const { at, method, path, status, query, headers, body } = request
  const outcome = outcomeOf(request)
  const address = maskedText(path)
  const name = CALL_WORDS.get(path.replace(GATEWAY, ''))?.[lang] ?? WORDS.unnamed[lang]
  const parts: readonly (readonly [Words, string])[] = [
    [WORDS.query, maskedLines(query)],
    [WORDS.headers, maskedLines(headers)],
    [WORDS.body, maskedBody(body)],
  ]
  return html`<li id="request-${number}" class="${refusal ? 'is-refused' : ''}" data-request="${address}">
    <details>
      <summary>
        <span class="row">
          <b>${name}</b>
          <span class="tag is-${LOOKS[outcome]}">${status || OUTCOMES[outcome][lang]}</span>
        </span>
        <span class="row tiny">
          <span>${method} ${address}</span>
          <time>${istanbulTime(at).slice(11)}</time>
        </span>
        <span class="row tiny"><span>${took(request)}</span></span>
        ${
          refusal
            ? html`<span class="row small why" data-refused="${refusal.reason}">
                ${REFUSAL_WORDS[refusal.reason][lang]}: ${maskedText(refusal.detail)}
              </span>`
            : ''
        }
      </summary>
      <div class="inside">
        ${parts
          .filter(([, text]) => text !== '')
          .map(
            ([name, text]) =>
              html`<h2>${name[lang]}</h2>
                <pre>${text}</pre>`,
          )}
      </div>
    </details>
  </li>`
}

function took({ at, endedAt, token }: Seen['request']): string {
  const parts = [...(token ? [maskedText(token)] : []), ...(endedAt === undefined ? [] : [`${endedAt - at} ms`])]
  return parts.join(' · ')
}
