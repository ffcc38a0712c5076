import { bearable, inHue } from '../../../styles/brand'
import { ACCENTS } from '../../../styles/accent-roles'
import { CONTROL_RADIUS } from '../../../styles/control-radius'
import type { Theme } from '../../shell/theme'

export interface Brand {
  /** `#rrggbb` */
  readonly accent?: string | undefined
  /** Corner radius of controls, in pixels. */
  readonly radius?: number | undefined
  /** Applies until the shopper chooses one; without it, the system preference applies. */
  readonly theme?: Theme | undefined
}

/** Changes the colours in the rules that declare them, for both themes: the CSP lets a script change an existing style but not add one. */
function recolour(rules: CSSRuleList, accent: string): void {
  for (const rule of Array.from(rules) as Partial<CSSStyleRule & CSSMediaRule>[]) {
    if (rule.cssRules) recolour(rule.cssRules, accent)
    for (const name of ACCENTS) {
      const own = rule.style?.getPropertyValue(name).trim()
      if (!own) continue
      const isFillByDay = name === '--accent' && rule.selectorText === ':root'
      rule.style?.setProperty(name, isFillByDay ? bearable(accent) : inHue(accent, own))
    }
  }
}

/** Must run before the first paint. */
export function applyBrand({ accent, radius }: Brand, logoUrl: string | null): void {
  const { style } = document.documentElement
  if (radius !== undefined) style.setProperty('--round', `${radius / CONTROL_RADIUS}`)
  if (logoUrl) {
    style.setProperty('--logo', `url(${JSON.stringify(new URL(logoUrl).href)})`)
    style.setProperty('--logo-room', '140px')
    style.setProperty('--own-mark', '0')
  }
  const rules = document.querySelector('style')?.sheet?.cssRules
  if (accent && rules) recolour(rules, accent)
}
