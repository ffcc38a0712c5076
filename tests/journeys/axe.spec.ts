import { expect } from '@playwright/test'
import { isReachable } from './looks/look'
import { lookedAtStates, looks } from './looks/looks'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test.use({
  viewport: { width: 390, height: 844 },
  // What is still on its way in or out stands against nothing that anybody sees for long.
  contextOptions: { reducedMotion: 'reduce' },
  // A violation names the rule and the element: the film of the way there would cost a third of the time.
  trace: 'off',
})

for (const state of lookedAtStates) {
  for (const look of looks[state].filter(isReachable).filter(({ isVariant }) => !isVariant)) {
    test(`${state}: ${look.name} breaks no rule of WCAG 2.2 AA (A11Y-01~)`, async ({
      page,
      origins,
      sandbox,
      trouble,
    }) => {
      await look.reach({ page, origins, sandbox, trouble, language: 'tr' })
      expect(await violationsOn(page)).toEqual([])
    })
  }
}
