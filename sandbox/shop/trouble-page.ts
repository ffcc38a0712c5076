import { html } from 'hono/html'
import { seal } from '../page/star'
import { shopPage } from './frame'
import { WORDS } from './words'
import type { Language } from '../records/language'

/** Where there is no order to speak of. */
export function troublePage(lang: Language, title: string, text: string, httpStatus: number): Promise<Response> {
  const content = html`<main class="page is-narrow">
    ${seal('stopped')}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    <div class="acts"><a class="btn" href="/?lang=${lang}">${WORDS.toShop[lang]}</a></div>
  </main>`
  return shopPage({ lang, title, content, style: '.acts{margin-top:24px}' }, { status: httpStatus })
}
