import { html } from 'hono/html'
import { type Markup, page } from '../page/document'
import { languageLink } from '../page/language-link'
import { starPath } from '../page/star'
import type { Language } from '../records/language'
import { WORDS } from './words'

const STYLE = `
.top-in{max-width:472px}
.hero h1{position:relative;margin-top:2px}
.ladder{padding:8px 20px}
.ladder li{display:flex;align-items:center;padding:10px 0}
.ladder li + li{border-top:1px solid var(--hairline)}
.ladder div{flex:1;min-width:0}
.sign{flex:none;width:32px;height:32px;margin-right:14px;border-radius:16px;box-shadow:inset 0 0 0 1px var(--control);color:var(--ink-3);font-weight:600;font-size:.9375rem;line-height:32px;text-align:center}
.is-reached .sign{background:var(--positive-fill);color:var(--on-positive);box-shadow:none}
.rung{font-weight:550;font-size:.9375rem;line-height:1.375rem}
.tag{flex:none;margin-left:12px;padding:2px 10px;border-radius:12px;background:var(--positive-soft);color:var(--positive);font-weight:550;font-size:.8125rem;line-height:1.25rem}
.tag.is-next{background:var(--accent-soft);color:var(--accent-text)}
.claim{margin-top:28px}
.claim > * + *{margin-top:20px}
.claim .lede{margin-top:8px}
.names{display:flex}
.names > *{flex:1;min-width:0}
.names > * + *{margin-left:12px}
.note{font-size:.875rem;line-height:1.25rem;color:var(--ink-2)}
.note.is-bad{color:var(--danger);font-weight:500}
.wrong:empty{display:none}
.end .paper{margin-top:24px}
`

interface Framed {
  readonly lang: Language
  readonly key: string
  readonly title: string
  readonly content: Markup
  readonly status?: number
}

export function framed({ lang, key, title, content, status = 200 }: Framed): Promise<Response> {
  const body = html`<header class="top">
      <div class="top-in">
        <span class="name">
          <svg viewBox="0 0 96 96" aria-hidden="true"><path d="${starPath(46)}" fill="var(--accent)" /></svg>
          ${WORDS.app[lang]}
        </span>
        ${languageLink(lang, new URLSearchParams({ key }))}
      </div>
    </header>
    <main class="page is-narrow" data-screen="app-verification">${content}</main>`
  return page({ lang, title: `${title} · ${WORDS.app[lang]}`, body, style: STYLE }, { status })
}
