import { html } from 'hono/html'
import type { Origins } from '../kernel/origins'
import type { Markup } from '../page/document'
import type { Language, Words } from '../records/language'
import { SCENARIO_GROUPS } from './scenarios'

const TEXTS = {
  title: { tr: 'Hazır senaryolar', en: 'Ready-made scenarios' },
  text: {
    tr: 'Her biri bu sayfayı seçimleriyle açar; adresini paylaşabilirsiniz. Sonra siparişi verin.',
    en: 'Each opens this page with its choices; you can share its address. Then place the order.',
  },
} satisfies Record<string, Words>

export function scenarios(lang: Language, origins: Origins): Markup {
  const addressOf = (choices: Readonly<Record<string, string>>) =>
    `${origins.shop}/?${new URLSearchParams({ lang, ...choices })}`
  return html`<section class="guide">
    <h2>${TEXTS.title[lang]}</h2>
    <p class="small">${TEXTS.text[lang]}</p>
    <div class="scenarios">
      ${SCENARIO_GROUPS.map(
        (group) =>
          html`<div>
            <h3>${group.title[lang]}</h3>
            <ul>
              ${group.scenarios.map(
                ({ name, choices }) => html`<li><a href="${addressOf(choices)}">${name[lang]}</a></li>`,
              )}
            </ul>
          </div>`,
      )}
    </div>
  </section>`
}
