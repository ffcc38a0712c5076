import { html } from 'hono/html'
import { istanbulTime } from '../kernel/istanbul'
import type { Origins } from '../kernel/origins'
import { type Markup, page } from '../page/document'
import { languageLink } from '../page/language-link'
import type { Language, Words } from '../records/language'
import type { Message } from '../records/message'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

/** A message's text with its URLs as links; a URL outside the sandbox stays text. */
export function linked(text: string, origins: Origins): Markup {
  const own: readonly string[] = Object.values(origins)
  const pieces = text.split(ADDRESS).map((piece) => {
    const isOwn = ADDRESS.test(piece) && URL.canParse(piece) && own.includes(new URL(piece).origin)
    return isOwn ? html`<a href="${piece}">${piece}</a>` : piece
  })
  return html`${pieces}`
}

const WORDS = {
  title: { tr: 'SMS kutusu', en: 'SMS inbox' },
  lede: {
    tr: 'Deneme ortamının gönderdiği bütün mesajlar buraya düşer. Sayfa kendini yeniler.',
    en: 'Every message the demo sends arrives here. The page refreshes itself.',
  },
  desk: { tr: 'Sağlayıcı paneli', en: 'Provider panel' },
  shop: { tr: 'Mağaza', en: 'Shop' },
  phone: { tr: 'Telefon numarası', en: 'Phone number' },
  filter: { tr: 'Süz', en: 'Filter' },
  empty: {
    tr: 'Henüz mesaj yok. Ödeme sayfasında kod istediğinizde burada görünür.',
    en: 'No messages yet. Ask for a code in the checkout and it will show here.',
  },
} satisfies Record<string, Words>

const STYLE = `
.filter{display:flex;margin:20px 0 24px}
.filter input{min-width:0}
.filter .btn{width:auto;margin-left:8px;flex:none}
.ways{display:flex}
.ways a + a{margin-left:20px}
.sms + .sms{margin-top:20px}
.sms-head{display:flex;justify-content:space-between;margin:0 4px 6px}
.bubble{padding:14px 16px;border-radius:4px 16px 16px 16px}
.bubble .small{white-space:pre-line}
.small a{overflow-wrap:anywhere}
.code{font-size:1.75rem;line-height:2.125rem;font-weight:650;letter-spacing:.06em;margin-bottom:6px}
.link{display:block;color:var(--accent-text);padding:10px 0 2px;overflow-wrap:anywhere}
.empty{padding:24px 20px;color:var(--ink-2)}
`

interface Inbox {
  readonly lang: Language
  readonly origins: Origins
  readonly gsmNumber: string
  /** Newest first, each with its number. */
  readonly messages: readonly Numbered[]
}

export type Numbered = readonly [number: number, message: Message]

export function inboxPage({ lang, origins, gsmNumber, messages }: Inbox): Promise<Response> {
  const title = WORDS.title[lang]
  const body = html`<header class="top">
      <div class="top-in">
        <nav class="ways">
          <a class="quiet" href="${origins.shop}/?lang=${lang}">${WORDS.shop[lang]}</a>
          <a class="quiet" href="${origins.gateways}/desk?lang=${lang}">${WORDS.desk[lang]}</a>
        </nav>
        ${languageLink(lang, new URLSearchParams({ gsmNumber }))}
      </div>
    </header>
    <main class="page is-narrow">
      <h1>${title}</h1>
      <p class="lede small">${WORDS.lede[lang]}</p>
      <form class="filter" role="search">
        <input type="hidden" name="lang" value="${lang}" />
        <input
          type="tel"
          name="gsmNumber"
          value="${gsmNumber}"
          placeholder="${WORDS.phone[lang]}"
          aria-label="${WORDS.phone[lang]}"
        />
        <button class="btn btn-2">${WORDS.filter[lang]}</button>
      </form>
      <ol id="messages" data-live aria-live="polite">
        ${
          messages.length === 0
            ? html`<li class="note empty">${WORDS.empty[lang]}</li>`
            : messages.map((message) => shown(message, origins))
        }
      </ol>
    </main>`
  const head = html`<noscript><meta http-equiv="refresh" content="2" /></noscript>`
  return page({ lang, title, body, head, style: STYLE, script: `${origins.gateways}/inbox/live.js` })
}

function shown([number, { code, reference, link, gsmNumber, at, text, language }]: Numbered, origins: Origins): Markup {
  return html`<li class="sms" id="sms-${number}" ${code === undefined ? '' : html`data-sms-code="${code}"`}>
    <p class="sms-head tiny num"><span>${spaced(gsmNumber)}</span> <time>${istanbulTime(at).slice(11)}</time></p>
    <div class="paper bubble" lang="${language}">
      ${code === undefined ? '' : html`<p class="code num"><code>${code}</code></p>`}
      ${reference === undefined ? '' : html`<p class="code num"><code data-sms-reference>${reference}</code></p>`}
      <p class="small">${linked(text, origins)}</p>
      ${link === undefined ? '' : html`<a class="small link" data-sms-link href="${link}" target="_blank" rel="noopener">${link}</a>`}
    </div>
  </li>`
}

/** `+905321234567` in the usual notation: `+90 532 123 45 67`. */
function spaced(gsmNumber: string): string {
  return gsmNumber.replace(/^(\+90)(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')
}
