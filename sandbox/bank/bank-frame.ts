import { html } from 'hono/html'
import { type Markup, page } from '../page/document'
import { languageLink } from '../page/language-link'
import type { Deps } from '../kernel/deps'
import { bankColours } from './bank-colours'
import { initialsOf } from './issuer'
import type { Language, Words } from '../records/language'

const WORDS = {
  demo: { tr: 'Deneme ortamı', en: 'Demo' },
  notReal: {
    tr: 'Bu bir deneme bankasıdır, gerçek para hareket etmez.',
    en: 'This is a demo bank: no real money moves.',
  },
} satisfies Record<string, Words>

const STYLE = `
.top-in,.foot-in{max-width:472px}
.tile{display:flex;align-items:center;justify-content:center;flex:none;width:36px;height:36px;margin-right:10px;border-radius:10px;background:var(--accent);color:var(--on-accent);font-size:.9375rem;font-style:normal;font-weight:650;letter-spacing:0}
.paper{margin-top:20px}
.paper + form{margin-top:24px}
.code-in{font-size:1.625rem;height:56px;font-weight:600;letter-spacing:.12em}
.acts{margin-top:20px}
.demo{margin-top:32px;padding:16px;border:1px dashed var(--control);border-radius:12px}
.demo h2{margin-bottom:4px}
.demo .btn{margin-top:12px}
`

interface Framed {
  readonly lang: Language
  readonly bankName: string
  readonly bankCode?: number | undefined
  readonly title: string
  readonly content: Markup
  /** What only a demo shows: hints, and buttons for what real banks do on their own. */
  readonly demo?: Markup
  readonly style?: string
  /** Query parameters that the language link preserves. */
  readonly query?: Readonly<Record<string, string>>
  readonly status?: number
}

export function bankPage({ origins }: Pick<Deps, 'origins'>, framed: Framed): Promise<Response> {
  const { lang, bankName, bankCode, title, content, demo, style = '', query = {}, status = 200 } = framed
  const body = html`<header class="top">
      <div class="top-in">
        <span class="name"><i class="tile" aria-hidden="true">${initialsOf(bankName)}</i>${bankName}</span>
        ${languageLink(lang, new URLSearchParams(query))}
      </div>
    </header>
    <main class="page is-narrow">
      ${content}
      ${
        demo
          ? html`<aside class="demo" aria-labelledby="demo">
              <h2 id="demo">${WORDS.demo[lang]}</h2>
              ${demo}
            </aside>`
          : ''
      }
    </main>
    <footer class="foot">
      <div class="foot-in tiny"><p>${WORDS.notReal[lang]}</p></div>
    </footer>`
  return page(
    { lang, title: [...new Set([title, bankName])].join(' · '), body, style: bankColours(bankCode) + STYLE + style },
    // Like most banks, it allows checkouts to frame it, even if those are framed themselves.
    { status, formsTo: `${origins.gateways} ${origins.app}`, framedBy: `${origins.app} ${origins.parent}` },
  )
}
