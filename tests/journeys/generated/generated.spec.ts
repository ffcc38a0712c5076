import { expect } from '@playwright/test'
import { test } from '../support/test'
import type { BrowserPath } from './browser-paths'
import { GESTURED } from './gestures'
import { holdStill } from '../support/held-network'
import { WANTED, toldPaths } from './told-paths'
import { TO_BEGIN, walk } from './walk'

/** So many steps share one page: a new page for each path would take longer than the path. */
const STEPS_A_PAGE = 100

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const told = await toldPaths()
const paths = told.paths.filter(({ name }) => name.includes(WANTED))
const costOf = ({ steps }: BrowserPath) => TO_BEGIN + steps.length
const groups = paths.reduce<BrowserPath[][]>((made, path) => {
  const group = made[made.length - 1] ?? []
  const cost = [...group, path].reduce((sum, each) => sum + costOf(each), 0)
  return cost > STEPS_A_PAGE ? [...made, [path]] : [...made.slice(0, -1), [...group, path]]
}, [])

const NONE = { missing: [], needless: [] }

/** That all of them together come to everything, by checks that tell each state from the one before; a path alone need not. */
function comeToEverything({ coverage: { states, deeds, arrows, gestures }, untold }: typeof told) {
  if (WANTED !== '') return
  expect(states, 'states').toEqual(NONE)
  expect(deeds, 'deeds').toEqual(NONE)
  expect(arrows, 'arrows').toEqual(NONE)
  expect(untold, 'states whose check tells nothing').toEqual([])
  expect(gestures, 'no gesture is dead').toEqual([...GESTURED].sort())
}

test('paths for a browser go through all that a shopper can bring about (MDL-06~)', () => {
  console.log(told.coverage.summary)
  comeToEverything(told)
})

groups.forEach((group, index) => {
  test(`a browser shows every state and takes every deed and arrow, on generated paths ${index + 1} of ${groups.length} (MDL-06, GWY-08~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    comeToEverything(told)
    // Many journeys in one.
    test.setTimeout(120_000)
    trouble.allow(/Failed to load resource/)
    const network = await holdStill(page)
    for (const path of group) {
      await test.step(path.name, () => walk({ page, origins, sandbox, trouble, language: 'tr' }, network, path))
    }
  })
})
