import { bearable, inHue } from '../../../styles/brand'
import { ACCENTS } from '../../../styles/accent-roles'
import { CONTROL_RADIUS } from '../../../styles/control-radius'
import type { Theme } from '../../shell/theme'

/** How the page looks where its configuration says so. */
export interface Brand {
  /** `#rrggbb` */
  readonly accent?: string | undefined
  /** Of a control's corners, in pixels. */
  readonly radius?: number | undefined
  /** Until the shopper chooses; otherwise the system decides. */
  readonly theme?: Theme | undefined
}

/** The colours are read and written where they are declared, by day and at night: the policy lets a script change a style that is there, and add none. */
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

/** Before the first paint. */
export function putBrandOn({ accent, radius }: Brand, logoUrl: string | null): void {
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
