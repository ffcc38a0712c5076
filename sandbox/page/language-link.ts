import { html } from 'hono/html'
import type { Markup } from './document'
import type { Language } from '../records/language'

export function languageLink(lang: Language, query: URLSearchParams): Markup {
  const other = lang === 'tr' ? 'en' : 'tr'
  const changed = new URLSearchParams(query)
  changed.set('lang', other)
  return html`<a class="quiet" href="?${changed}" lang="${other}" hreflang="${other}">
    ${other === 'en' ? 'English' : 'Türkçe'}
  </a>`
}
