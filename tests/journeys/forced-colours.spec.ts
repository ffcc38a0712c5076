import { expect } from '@playwright/test'
import { sampled } from '../support/whole-run'
import { drawnMarks } from './support/drawn-marks'
import { test } from './support/test'
import { looksNamed, reachableLooks } from './visual-states/visual-states'

// High enough to show a whole form in one picture.
test.use({ viewport: { width: 390, height: 2000 }, contextOptions: { reducedMotion: 'reduce' } })

/** Visual states that together show every kind of checkbox and radio, ticked and unticked. */
const withEveryKind = looksNamed(
  'the page that asks for everything',
  'the installments of a saved card, one of them chosen',
  'a bonus that is used',
)

for (const { state, visualState } of sampled(withEveryKind, reachableLooks)) {
  test(`${state}: ${visualState.name} has a mark in forced colours on exactly the checked boxes and radio buttons (A11Y-02~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    const marks = await drawnMarks(page)
    expect(marks.filter(({ isChecked, hasMark }) => isChecked !== hasMark)).toEqual([])
    if (withEveryKind.some((look) => look.visualState === visualState)) expect(marks.length).toBeGreaterThan(2)
  })
}
