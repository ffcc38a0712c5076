import { expect } from '@playwright/test'
import { drawn } from '../../support/seed'
import { sampled } from '../../support/whole-run'
import { test as base } from '../support/test'
import type { BrowserPath } from './browser-paths'
import { isLookedAt, pictureOf } from './checks'
import { GESTURED } from './gestures'
import { holdStill } from '../support/held-network'
import type { PageAssertions } from './page-assertions'
import { doOnPage } from './page-acts'
import { looksLike } from './page-picture'
import { playedOf } from './played-path'
import { WANTED, toldPaths } from './told-paths'
import { type Walker, walk } from './walk'

/** Number of dead gestures, and of wrong screens, that a browser is tested with. */
const PLANTED = 1
const PATIENCE = 2_000
const A_LOOK = 100

const { paths } = await toldPaths()

const allAssertions = paths.flatMap(({ steps }) => steps.map(({ after }) => after))
/** The states that the browser checks, step by step; transient ones are left out. */
const seenOn = (path: BrowserPath) => playedOf(path).steps.map(({ then }) => then?.state)
const states = Array.from(new Set(paths.flatMap(seenOn))).filter((state) => state !== undefined)

const only = (isKept: (step: BrowserPath['steps'][number]) => boolean) =>
  paths.map((path) => ({ ...path, steps: path.steps.filter(isKept) }))

const test = base.extend<{ walkAs: (path: BrowserPath | undefined, walker: Walker) => Promise<void> }>({
  walkAs: ({ page, origins, sandbox, trouble }, use) =>
    use(async (path, walker) => {
      if (!path) throw new Error('no path is about it')
      trouble.allow(/Failed to load resource/)
      const network = await holdStill(page, 6_000)
      await walk({ page, origins, sandbox, trouble, language: 'tr' }, network, path, walker)
    }),
})

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

// A selection of paths does not cover everything.
test.skip(WANTED !== '')

test('each state, deed or arrow of the root that no browser path reaches is named (MDL-06~)', async () => {
  const { ARROWS, DEEDS, STATES, arrowsOn, coverageOf, deedsOn } = await import('./coverage')
  for (const lost of new Set(paths.flatMap(arrowsOn).filter((name) => ARROWS.includes(name)))) {
    const others = (arrows: readonly string[]) => arrows.filter((name) => name !== lost)
    const without = paths.map(({ arrows, steps, ...path }) => ({
      ...path,
      arrows: others(arrows),
      steps: steps.map((step) => ({ ...step, arrows: others(step.arrows) })),
    }))
    expect(coverageOf(without).arrows.missing).toEqual([lost])
  }
  for (const lost of new Set(paths.flatMap(deedsOn).filter((deed) => DEEDS.includes(deed)))) {
    expect(coverageOf(only((step) => !deedsOn({ steps: [step] }).includes(lost))).deeds.missing).toEqual([lost])
  }
  for (const lost of STATES.filter((state) => paths.every(({ opened }) => opened.state !== state))) {
    const { missing, needless } = coverageOf(only(({ after }) => after.state !== lost)).states
    expect(missing.length === 0 ? needless : missing, lost).toEqual(missing.length === 0 ? [] : [lost])
  }
})

test('a gesture of any kind that does nothing is noticed on one of the paths (MDL-06~)', async () => {
  const { soonestNoticed } = await import('./model-page')
  expect(GESTURED.filter((dead) => !soonestNoticed(paths, dead))).toEqual([])
  // Control: a check that accepts every page detects none by its look.
  const blind = GESTURED.flatMap((dead) => soonestNoticed(paths, dead, () => ({})) ?? [])
  expect(blind.filter(({ isSeen }) => isSeen)).toEqual([])
  expect(blind.length).toBeLessThan(GESTURED.length)
})

test('the check of each state fails on the page before it; one that accepts every page is found (MDL-06~)', async () => {
  const { statesNotTold } = await import('./model-page')
  expect(statesNotTold(paths)).toEqual([])
  // Control: an empty check recognises no state.
  for (const state of statesNotTold(paths, () => ({}))) {
    const picture = (assertions: PageAssertions) => (assertions.state === state ? {} : pictureOf(assertions))
    expect(statesNotTold(paths, picture), state).toContain(state)
  }
})

for (const dead of sampled(drawn(GESTURED, PLANTED), GESTURED)) {
  test(`a browser walk fails where ${dead} does nothing (MDL-06~)`, async ({ walkAs }) => {
    test.slow()
    const { soonestNoticed } = await import('./model-page')
    let missed = 0
    const walking = walkAs(soonestNoticed(paths, dead)?.path, {
      does: async ({ page: walked, values }, act, event) => {
        if (event === dead) missed += 1
        else await doOnPage(walked, act, values)
      },
      sees: ({ page }, { picture }) => looksLike(page, picture, missed > 0 ? PATIENCE : undefined),
    })
    await expect(walking).rejects.toThrow()
    expect(missed).toBeGreaterThan(0)
  })
}

for (const state of sampled(drawn(states, PLANTED), states)) {
  test(`a page at ${state} passes the check of no other state (MDL-06~)`, async ({ walkAs }) => {
    test.slow()
    const { isToldFrom } = await import('./model-page')
    const stepsTo = (path: BrowserPath) => seenOn(path).indexOf(state)
    const [path] = paths.filter((each) => stepsTo(each) >= 0).sort((one, other) => stepsTo(one) - stepsTo(other))
    const passes: string[] = []
    let tried = 0
    const walking = walkAs(path, {
      does: ({ page, values }, act) => doOnPage(page, act, values),
      async sees({ page }, seen) {
        await looksLike(page, seen.picture)
        if (seen.state !== state) return
        for (const other of states) {
          const isWrong = (each: PageAssertions) => each.state === other && isToldFrom(seen.picture, pictureOf(each))
          const wrong = allAssertions.find((each) => isLookedAt(each) && isWrong(each))
          if (!wrong) continue
          tried += 1
          await looksLike(page, pictureOf(wrong), A_LOOK).then(
            () => passes.push(other),
            () => undefined,
          )
        }
        throw new Error('seen enough')
      },
    })
    await expect(walking).rejects.toThrow('seen enough')
    expect(tried).toBeGreaterThan(states.length / 2)
    expect(passes).toEqual([])
  })
}
