import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import { seal } from '../page/star'
import { shopPage } from './frame'
import { WORDS } from './words'
import type { Language } from '../records/language'

interface Trouble {
  readonly lang: Language
  readonly origins: Origins
  readonly title: string
  readonly text: string
}

export function troublePage({ lang, origins, title, text }: Trouble, status: number): Promise<Response> {
  const content = html`<main class="page is-narrow">
    ${seal('stopped')}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    <div class="acts"><a class="btn" href="${origins.shop}/?lang=${lang}">${WORDS.toShop[lang]}</a></div>
  </main>`
  return shopPage({ lang, origins, title, content, style: '.acts{margin-top:24px}' }, { status })
}
