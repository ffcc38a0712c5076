import { html } from 'hono/html'
import { page } from './document'
import type { Language } from '../records/language'

export function plainPage(lang: Language, title: string, text: string, status = 200): Promise<Response> {
  const body = html`<main class="page is-narrow">
    <h1>${title}</h1>
    <p class="lede">${text}</p>
  </main>`
  return page({ lang, title, body }, { status })
}
