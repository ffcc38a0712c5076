import { html } from 'hono/html'
import { MONTHLY_LIMITS } from '../members/kyc-limits'
import { moneyParts } from '../kernel/money'
import type { Markup } from '../page/document'
import { WORDS } from './words'
import type { Language } from '../records/language'
import type { KycLevel } from '../records/member'

const LEVELS: readonly KycLevel[] = [0, 1, 2]

/** The three levels with their limits; marks the member's level and the next one. */
export function ladder(lang: Language, at: KycLevel, next?: KycLevel): Markup {
  return html`<ol class="ladder" aria-label="${WORDS.levels[lang]}" data-kyc-level="${at}">
    ${LEVELS.map((level) => rung(lang, level, { at, next }))}
  </ol>`
}

function rung(lang: Language, level: KycLevel, { at, next }: { at: KycLevel; next: KycLevel | undefined }): Markup {
  const tag = level === at ? WORDS.current[lang] : level === next ? WORDS.next[lang] : ''
  return html`<li class="${level <= at ? 'is-reached' : ''}">
    <span class="sign num">${level}</span>
    <div>
      <p class="rung">${WORDS.level[lang]} ${level}</p>
      <p class="tiny num">${allowance(lang, level)}</p>
    </div>
    ${tag === '' ? '' : html`<span class="tag ${level === at ? '' : 'is-next'}">${tag}</span>`}
  </li>`
}

function allowance(lang: Language, level: KycLevel): string {
  const limit = MONTHLY_LIMITS[level]
  if (limit === null) return WORDS.unlimited[lang]
  // The limits are whole lira, so the decimals are left out.
  const [symbol, whole] = moneyParts(limit, 'TRY', lang)
  return WORDS.upTo[lang].replace('{amount}', symbol + whole)
}
