import { html } from 'hono/html'
import { page } from '../page/document'
import type { Markup } from '../page/document'
import { starPath } from '../page/star'
import { STYLE } from './style'
import { WORDS } from './words'
import type { Language } from '../records/language'

interface Framed {
  readonly lang: Language
  readonly key: string
  readonly title: string
  readonly content: Markup
  readonly status?: number
}

/** The app's header around what it shows, in the language that was asked for. */
export function framed({ lang, key, title, content, status = 200 }: Framed): Promise<Response> {
  const other = lang === 'tr' ? 'en' : 'tr'
  const body = html`<header class="top">
      <div class="top-in">
        <span class="name">
          <svg viewBox="0 0 96 96" aria-hidden="true"><path d="${starPath(46)}" fill="var(--accent)" /></svg>
          ${WORDS.app[lang]}
        </span>
        <a class="quiet" href="?${new URLSearchParams({ key, lang: other })}" lang="${other}" hreflang="${other}">
          ${other === 'en' ? 'English' : 'Türkçe'}
        </a>
      </div>
    </header>
    <main class="page is-narrow" data-screen="app-verification">${content}</main>`
  return page({ lang, title: `${title} · ${WORDS.app[lang]}`, body, style: STYLE }, { status })
}
