import { html } from 'hono/html'
import { seal } from '../page/star'
import type { SealKind } from '../page/star'
import { framed } from './frame'
import { ladder } from './ladder'
import type { Language } from '../records/language'
import type { KycLevel } from '../records/member'

interface End {
  readonly lang: Language
  readonly key: string
  readonly kind: SealKind
  readonly title: string
  readonly text: string
  /** Where the member stands, where there is one to speak of. */
  readonly level?: KycLevel
  readonly status?: number
}

/** Where the app has nothing more to ask. */
export function endPage({ lang, key, kind, title, text, level, status = 200 }: End): Promise<Response> {
  const content = html`<div class="end">
    ${seal(kind)}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    ${level === undefined ? '' : html`<section class="paper">${ladder(lang, level)}</section>`}
  </div>`
  return framed({ lang, key, title, content, status })
}
