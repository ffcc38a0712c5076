import { html } from 'hono/html'
import { page } from '../page/document'
import { seal } from '../page/star'
import { framed } from './frame'
import { WORDS } from './words'
import type { Language } from '../records/language'

/** Where there is no order to speak of. */
export function troublePage(lang: Language, title: string, text: string, httpStatus: number): Promise<Response> {
  const body = framed(
    lang,
    html`<main class="page is-narrow">
      ${seal('stopped')}
      <h1>${title}</h1>
      <p class="lede">${text}</p>
      <div class="acts"><a class="btn" href="/?lang=${lang}">${WORDS.toShop[lang]}</a></div>
    </main>`,
  )
  const style = '.acts{margin-top:24px}'
  return page({ lang, title: `${title} · ${WORDS.shop[lang]}`, body, style }, { status: httpStatus })
}
