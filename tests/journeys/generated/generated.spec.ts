import { expect } from '@playwright/test'
import { sampled } from '../../support/whole-run'
import { test } from '../support/test'
import type { BrowserPath } from './browser-paths'
import { byKeys, eachGestureOnce, gesturesOn } from './by-keys'
import { GESTURED } from './gestures'
import { holdStill } from '../support/held-network'
import { WANTED, toldPaths } from './told-paths'
import { TO_BEGIN, WALKER, walk } from './walk'

/** Steps per page: opening a page for each path would take longer than the path. */
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

/** Checks that all paths together cover everything, and that each state's check fails on the page before it. */
function comeToEverything({ coverage: { states, deeds, arrows, gestures }, untold }: typeof told) {
  if (WANTED !== '') return
  expect(states, 'states').toEqual(NONE)
  expect(deeds, 'deeds').toEqual(NONE)
  expect(arrows, 'arrows').toEqual(NONE)
  expect(untold, 'states whose check tells nothing').toEqual([])
  expect(gestures, 'no gesture is dead').toEqual([...GESTURED].sort())
}

test('generated browser paths cover every state, deed, arrow and gesture (MDL-06~)', () => {
  console.log(told.coverage.summary)
  comeToEverything(told)
})

const keyed = eachGestureOnce(paths)
/** Which paths are walked by keyboard: by default a few that make each gesture once; in the whole run all, after all by pointer. */
const HANDS: readonly (readonly [string, readonly BrowserPath[]])[] = sampled(
  [['by pointer and by keys', keyed]],
  [
    ['by pointer', []],
    ['by keys', paths],
  ],
)

for (const [hands, walkedByKeys] of HANDS)
  for (const [index, group] of groups.entries()) {
    test(`a browser shows every state and takes every deed and arrow ${hands}, on generated paths ${index + 1} of ${groups.length} (MDL-06, A11Y-01, GWY-08~)`, async ({
      page,
      origins,
      sandbox,
      trouble,
    }) => {
      comeToEverything(told)
      // One test walks many journeys.
      test.setTimeout(240_000)
      trouble.allow(/Failed to load resource/)
      const network = await holdStill(page)
      for (const [place, path] of group.entries()) {
        // The search text is a Turkish country name.
        const language = index % 2 === 0 || gesturesOn(path).includes('shopper.searched') ? 'tr' : 'en'
        const walker = walkedByKeys.includes(path) ? byKeys(path, index + place) : WALKER
        await test.step(path.name, () => walk({ page, origins, sandbox, trouble, language }, network, path, walker))
      }
    })
  }
