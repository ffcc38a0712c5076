import { expect } from '@playwright/test'
import { isReachable } from './looks/look'
import { lookedAtStates, looks } from './looks/looks'
import { test as onOnePage } from './support/one-page'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // A violation names the rule and the element: the film of the way there would cost a third of the time.
  trace: 'off',
})

const shown = lookedAtStates.flatMap((state) =>
  looks[state].flatMap((look) => (isReachable(look) && !look.isVariant ? [{ state, look }] : [])),
)

for (const { state, look } of shown) {
  const lookAt = look.isAlone ? test : onOnePage
  lookAt(
    `${state}: ${look.name} breaks no rule of WCAG 2.2 AA (A11Y-01~)`,
    async ({ page, origins, sandbox, trouble }) => {
      await look.reach({ page, origins, sandbox, trouble, language: 'tr' })
      expect(await violationsOn(page)).toEqual([])
    },
  )
}
