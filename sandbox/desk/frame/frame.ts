import { html } from 'hono/html'
import { type Markup, page } from '../../page/document'
import { languageLink } from '../../page/language-link'
import { type Desk, deskPath } from './desk'
import { DESK_STYLE } from './style'
import type { Words } from '../../records/language'

const PLACES = {
  '': { tr: 'Siparişler', en: 'Orders' },
  '/members': { tr: 'Üyeler', en: 'Members' },
  '/ledger': { tr: 'Defter', en: 'Ledger' },
  '/requests': { tr: 'İstekler', en: 'Requests' },
  '/telemetry': { tr: 'Olaylar', en: 'Events' },
  '/faults': { tr: 'Arızalar', en: 'Faults' },
  '/clock': { tr: 'Saat', en: 'Clock' },
} satisfies Record<string, Words>

export type Place = keyof typeof PLACES

const WORDS = {
  desk: { tr: 'Sağlayıcı paneli', en: 'Provider panel' },
  places: { tr: 'Panelin sayfaları', en: 'Pages of the panel' },
  shop: { tr: 'Mağaza', en: 'Shop' },
  inbox: { tr: 'SMS kutusu', en: 'SMS inbox' },
} satisfies Record<string, Words>

interface Shown {
  readonly place: Place
  readonly title: Words
  readonly lede: Words
  readonly content: Markup
  /** Whether its `[data-live]` lists refresh. */
  readonly live?: boolean
  readonly status?: number
}

export function deskPage(desk: Desk, { place, title, lede, content, live = false, status = 200 }: Shown) {
  const { lang, query, deps } = desk
  const body = html`<header class="top">
      <div class="top-in">
        <a class="name" href="${deps.origins.gateways}/desk?lang=${lang}">${WORDS.desk[lang]}</a>
        ${languageLink(lang, query)}
      </div>
      <nav class="places" aria-label="${WORDS.places[lang]}">
        ${Object.entries(PLACES).map(([path, name]) =>
          path === place
            ? html`<a href="${deskPath(desk, path)}" aria-current="page">${name[lang]}</a>`
            : html`<a href="${deskPath(desk, path)}">${name[lang]}</a>`,
        )}
        <a class="away" href="${deps.origins.shop}/?lang=${lang}">${WORDS.shop[lang]}</a>
        <a href="${deps.origins.gateways}/inbox?lang=${lang}">${WORDS.inbox[lang]}</a>
      </nav>
    </header>
    <main class="page desk">
      <h1>${title[lang]}</h1>
      <p class="lede small">${lede[lang]}</p>
      ${content}
    </main>`
  const named = `${title[lang]} · ${WORDS.desk[lang]}`
  const scripts = live ? { script: `${deps.origins.gateways}/desk/live.js` } : {}
  return page({ lang, title: named, body, style: DESK_STYLE, ...scripts }, { status })
}
