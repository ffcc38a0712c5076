import { expect } from '@playwright/test'
import { sampled } from '../support/whole-run'
import { test } from './support/test'
import { walkByTab } from './support/tab-walk'
import { looksNamed, reachableLooks } from './visual-states/visual-states'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Phone sizes, with and without an on-screen keyboard. */
const SIZES = [
  [390, 664],
  [390, 500],
  [320, 480],
  [390, 330],
] as const

/** Shows each bar once, and the form with the longest text. */
const withEachBar = looksNamed('the form with a fault at each field', 'a new card with faults')

const ownLooks = reachableLooks.filter(({ visualState }) => !visualState.isVariant)

for (const { state, visualState } of sampled(withEachBar, ownLooks)) {
  test(`${state}: ${visualState.name} hides no tab stop under the payment bar, on no phone (A11Y-02~, PLT-03~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const { stops, hidden } = await walkByTab(page)
      expect(hidden, `of ${stops.join(', ')} at ${width} × ${height}`).toEqual([])
      if (withEachBar.some((look) => look.visualState === visualState))
        expect(stops.length, stops.join(', ')).toBeGreaterThan(5)
    }
  })
}
