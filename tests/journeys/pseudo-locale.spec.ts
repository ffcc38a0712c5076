import { expect } from '@playwright/test'
import { catalogueFaults, unusedFaults } from '../../scripts/words/faults.mjs'
import { readPairs } from '../../scripts/words/files.mjs'
import { keysSaidIn, speakers } from '../../scripts/words/said.mjs'
import { clippedWords } from './support/clipped'
import { makeLonger } from './support/longer-words'
import { test } from './support/test'
import { wordsBeyond } from './support/words-beyond'
import { looksNamed } from './visual-states/visual-states'

/** Together they show every kind of control and sentence; `npm run gallery` covers all visual states. */
const LOOKS = looksNamed('the form with a fault at each field', 'a declined card', 'a transfer with its code')

test('no message is missing, unused or the same by mistake, and texts that are 40 % longer are clipped on no screen (BEST-16)', async ({
  page,
  origins,
  sandbox,
  trouble,
}) => {
  const pairs = readPairs()
  expect([...catalogueFaults(pairs), ...unusedFaults(pairs, keysSaidIn(speakers()))]).toEqual([])
  for (const { visualState } of LOOKS) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    const before = (await page.locator('main').innerText()).length
    await page.evaluate(makeLonger)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(before * 1.2)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const told = `${visualState.name} at ${String(width)} pixels`
      expect(await page.evaluate(clippedWords), told).toEqual([])
      expect(await page.evaluate(wordsBeyond), told).toEqual([])
    }
  }
})
