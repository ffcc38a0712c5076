import { html } from 'hono/html'
import type { Markup } from '../page/document'
import { languageLink } from '../page/language-link'
import { twig } from './lamp'
import { WORDS } from './words'
import type { Language } from '../records/language'

/** The shop's header and footer around a page's own content. `query` is what is in the page's address. */
export function framed(lang: Language, content: Markup, query = new URLSearchParams()): Markup {
  return html`<header class="top">
      <div class="top-in">
        <a class="name" href="/?lang=${lang}">${twig()}${WORDS.shop[lang]}</a>
        ${languageLink(lang, query)}
      </div>
    </header>
    ${content}
    <footer class="foot">
      <div class="foot-in tiny">
        <p>defne.example · ${WORDS.demo[lang]}</p>
        <p><a class="quiet" href="/earnings?lang=${lang}">${WORDS.earnings[lang]}</a></p>
      </div>
    </footer>`
}
