/**
 * Runs in the page: switches between left-to-right and right-to-left, and mirrors each side in its styles, as a build for such a language
 * would.
 */
export function flipSides(): void {
  const OPPOSITE = [
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].map((name) => [`${name}-left`, `${name}-right`]),
    ...['color', 'style', 'width'].map((part) => [`border-left-${part}`, `border-right-${part}`]),
    ...['top', 'bottom'].map((end) => [`border-${end}-left-radius`, `border-${end}-right-radius`]),
    ['left', 'right'],
  ] as const
  const swap = (style: CSSStyleDeclaration, one = '', other = '') => {
    const [first, second] = [one, other].map((name) => style.getPropertyValue(name))
    if (first === second) return
    for (const [name, value] of [
      [one, second],
      [other, first],
    ] as const)
      if (value) style.setProperty(name, value)
      else style.removeProperty(name)
  }
  const flip = (rules: CSSRuleList) => {
    for (const rule of Array.from(rules) as Partial<CSSStyleRule & CSSMediaRule>[]) {
      if (rule.cssRules) flip(rule.cssRules)
      const { style } = rule
      if (!style) continue
      for (const [one, other] of OPPOSITE) swap(style, one, other)
      const aligned = { left: 'right', right: 'left' }[style.textAlign]
      if (aligned) style.textAlign = aligned
    }
  }
  for (const sheet of Array.from(document.styleSheets)) flip(sheet.cssRules)
  const { documentElement } = document
  documentElement.dir = documentElement.dir === 'rtl' ? 'ltr' : 'rtl'
}
