import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import { type Markup, page, type Page, type Served } from '../page/document'
import { languageLink } from '../page/language-link'
import { twig } from './lamp'
import { WORDS } from './words'

interface Shown extends Omit<Page, 'body'> {
  readonly origins: Origins
  readonly content: Markup
  readonly query?: URLSearchParams
}

export function shopPage({ origins, content, query = new URLSearchParams(), ...shown }: Shown, served?: Served) {
  const { lang } = shown
  const body = html`<header class="top">
      <div class="top-in">
        <a class="name" href="${origins.shop}/?lang=${lang}">${twig()}${WORDS.shop[lang]}</a>
        ${languageLink(lang, query)}
      </div>
    </header>
    ${content}
    <footer class="foot">
      <div class="foot-in tiny">
        <p>defne.example · ${WORDS.demo[lang]}</p>
        <p><a class="quiet" href="${origins.shop}/earnings?lang=${lang}">${WORDS.earnings[lang]}</a></p>
      </div>
    </footer>`
  return page({ ...shown, title: `${shown.title} · ${WORDS.shop[lang]}`, body }, served)
}
