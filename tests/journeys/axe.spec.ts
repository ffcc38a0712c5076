import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { readHandles, textOfPage } from '../../scripts/handles/page.mjs'
import { sampled } from '../support/whole-run'
import { namelessParts } from './support/named-parts'
import { isReachable } from './support/visual-state'
import { seenStates, visualStates } from './visual-states/visual-states'
import { primaryButtons } from './support/primary-buttons'
import { expectShown, handlesOf, isListing, listedIn, showingMost, withHandlesBeside } from './support/shown'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // A violation names the rule and the element; a trace would add a third to the run time.
  trace: 'off',
})

/**
 * Number of further visual states that `npm test` visits beside the first of each state: those that show the most lines not yet covered.
 */
const MORE = 28

const PAGE = fileURLToPath(new URL('../../docs/handles.md', import.meta.url))

const reachable = seenStates.map((state) =>
  visualStates[state].flatMap((visualState) => (isReachable(visualState) ? [{ state, visualState }] : [])),
)
const ownOf = reachable.map((ofState) => ofState.filter(({ visualState }) => !visualState.isVariant))
/** Always visited: no other test covers their sentences, and mutations of each survived. */
const ALSO: readonly string[] = [
  'an order that is being paid in another tab',
  'the last minute of a code',
  'the form of an order that waits for a transfer',
]
const also = reachable.flat().filter(({ visualState }) => ALSO.includes(visualState.name))
const firsts = [...ownOf.flatMap((ofState) => ofState.slice(0, 1)), ...also]
const others = reachable.flat().filter((visualState) => !firsts.includes(visualState))

function visited() {
  if (isListing) return reachable.flat()
  const most = [...firsts, ...showingMost(firsts, others, MORE)]
  const gate = [...most, ...withHandlesBeside(most, others)]
  return sampled(gate, Array.from(new Set([...ownOf.flat(), ...gate])))
}

test('every visual state is listed in both languages, and no other', () => {
  test.skip(isListing, 'they are written again')
  const named = reachable.flat().map(({ state, visualState }) => `${state}: ${visualState.name}`)
  for (const language of ['tr', 'en'] as const) expect(new Set(listedIn(language))).toEqual(new Set(named))
})

test('public handles are on one generated page, and each occurs in a compared visual state (DOC-04)', () => {
  test.skip(isListing, 'they are written again')
  const missing = new Set(reachable.flat().flatMap(handlesOf))
  expect(missing.size).toBeGreaterThan(100)
  expect(readFileSync(PAGE, 'utf8')).toBe(textOfPage(readHandles()))
  for (const handle of visited().flatMap(handlesOf)) missing.delete(handle)
  expect(Array.from(missing)).toEqual([])
})

for (const { state, visualState } of visited()) {
  test(`${state}: ${visualState.name} breaks no WCAG 2.2 AA rule, has one first button at most, shows its listed texts over a footer, and the language link changes these alone (A11Y-01~, SHELL-04~, BOOT-18~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    await expect(page.locator('footer')).toBeVisible()
    if (!isListing) expect([await violationsOn(page), await namelessParts(page)]).toEqual([[], []])
    expect((await primaryButtons(page)).slice(1), 'further buttons with the primary look').toEqual([])
    await expectShown(page, state, visualState.name)
  })
}
