import { html } from 'hono/html'
import type { Language, Words } from '../language'
import type { Markup } from '../page/document'

const DEMO: Words = {
  tr: 'Bu bir deneme bankasıdır, gerçek para hareket etmez.',
  en: 'This is a demo bank: no real money moves.',
}

/** A columned house front: every bank here has the same, and its own name. */
const mark = (): Markup =>
  html`<svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="var(--accent-text)" stroke-width="1.8">
    <path d="M3 10 13 4l10 6z" stroke-linejoin="round" />
    <path d="M6 13v6M11 13v6M15 13v6M20 13v6M3.5 22h19" stroke-linecap="round" />
  </svg>`

interface Letter {
  readonly lang: Language
  readonly bankName: string
  /** Of the same page, kept when the language is changed. */
  readonly query?: Readonly<Record<string, string>>
}

/** A bank's header and footer around a page's own content. */
export function onLetterhead({ lang, bankName, query = {} }: Letter, content: Markup): Markup {
  const other = lang === 'tr' ? 'en' : 'tr'
  return html`<header class="top">
      <div class="top-in">
        <span class="name">${mark()}${bankName}</span>
        <a class="quiet" href="?${new URLSearchParams({ ...query, lang: other })}" lang="${other}" hreflang="${other}"
          >${other === 'en' ? 'English' : 'Türkçe'}</a
        >
      </div>
    </header>
    ${content}
    <footer class="foot">
      <div class="foot-in tiny"><p>${DEMO[lang]}</p></div>
    </footer>`
}

export const DEMO_BANK: Words = { tr: 'Deneme Bankası', en: 'Demo Bank' }
