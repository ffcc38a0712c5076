import { expect } from '@playwright/test'
import { test } from '../support/test'
import type { BrowserPath } from './browser-paths'
import * as coverage from './coverage'
import { GESTURED } from './gestures'
import { holdNetwork } from './held-network'
import { toldPaths } from './told-paths'
import { walk } from './walk'

/** So many steps share one page, of which to begin counts as some: a new page for each path would take longer than the path. */
const STEPS_A_PAGE = 100
const TO_BEGIN = 8

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** A piece of the names of the paths to be walked, when it is not all of them; it begins with the name of a theme. */
const wanted = process.env['ONE_PATH'] ?? ''
const all = toldPaths(wanted)
const paths = all.filter(({ name }) => name.includes(wanted))
const costOf = ({ steps }: BrowserPath) => TO_BEGIN + steps.length
const groups = paths.reduce<BrowserPath[][]>((made, path) => {
  const group = made[made.length - 1] ?? []
  const cost = [...group, path].reduce((sum, each) => sum + costOf(each), 0)
  return cost > STEPS_A_PAGE ? [...made, [path]] : [...made.slice(0, -1), [...group, path]]
}, [])

const isWhole = wanted === ''

/** That they come to everything, of whatever is wanted a test that stands alone. */
function goThroughAll() {
  const { STATES, DEEDS, ARROWS, differencesOf, NO_DIFFERENCES } = coverage
  const [states, deeds] = [new Set(all.flatMap(coverage.statesOn)), new Set(all.flatMap(coverage.deedsOn))]
  const arrows = new Set(all.flatMap((path) => path.arrows))
  const types = new Set(Array.from(deeds, (deed) => deed.replace(/^\w+: /, '')))
  const steps = all.reduce((sum, path) => sum + path.steps.length, 0)
  const taken = ARROWS.filter((name) => arrows.has(name)).length
  if (!isWhole) return ''
  expect(differencesOf(STATES, coverage.STATES_NOT_SEEN, states), 'states').toEqual(NO_DIFFERENCES)
  expect(differencesOf(DEEDS, coverage.DEEDS_NOT_DONE, deeds), 'deeds').toEqual(NO_DIFFERENCES)
  expect(differencesOf(ARROWS, coverage.ARROWS_NOT_TAKEN, arrows), 'arrows').toEqual(NO_DIFFERENCES)
  expect(Array.from(types).sort(), 'no gesture is dead').toEqual([...GESTURED].sort())
  return (
    `${all.length} paths, ${steps} steps: ${states.size} of ${STATES.length} states, ${deeds.size} of ${DEEDS.length} deeds ` +
    `by ${types.size} gestures, ${taken} of ${ARROWS.length} arrows of the root`
  )
}

test('paths for a browser go through all that a shopper can bring about (MDL-06~)', () => {
  console.log(goThroughAll())
})

groups.forEach((group, index) => {
  test(`the browser shows where the machines are, on generated paths ${index + 1} of ${groups.length} (MDL-06)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    goThroughAll()
    // Many journeys in one.
    test.setTimeout(120_000)
    trouble.allow(/Failed to load resource/)
    page.setDefaultTimeout(20_000)
    await page.clock.install()
    // Code that does not come has the page loaded anew once in a session: here it has been.
    await page.addInitScript(() => {
      sessionStorage.setItem('reloaded-once', '1')
    })
    const network = await holdNetwork(page)
    for (const path of group) {
      await test.step(path.name, () => walk({ page, origins, sandbox, trouble, language: 'tr' }, network, path))
    }
  })
})
