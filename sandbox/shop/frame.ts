import { html } from 'hono/html'
import type { Language } from '../language'
import type { Markup } from '../page/document'
import { twig } from './lamp'
import { WORDS } from './words'

/** The shop's header and footer around a page's own content. */
export function framed(lang: Language, content: Markup): Markup {
  const other = lang === 'tr' ? 'en' : 'tr'
  return html`<header class="top">
      <div class="top-in">
        <a class="name" href="/?lang=${lang}">${twig()}${WORDS.shop[lang]}</a>
        <a class="quiet" href="?lang=${other}" lang="${other}" hreflang="${other}">
          ${other === 'en' ? 'English' : 'Türkçe'}
        </a>
      </div>
    </header>
    ${content}
    <footer class="foot">
      <div class="foot-in tiny"><p>defne.example · ${WORDS.demo[lang]}</p></div>
    </footer>`
}
