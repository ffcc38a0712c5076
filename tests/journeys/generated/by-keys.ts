import { type Page, expect } from '@playwright/test'
import { isWholeRun } from '../../../scripts/parts/whole-run.mjs'
import { violationsOn } from '../support/violations'
import type { BrowserPath } from './browser-paths'
import { isShoppers } from './gestures'
import { doByKeys, keepsFocus } from './key-acts'
import { type Picture, looksLike } from './page-picture'
import { TO_BEGIN, type Walker } from './walk'

const PLACES = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

/** A keyboard user attends to a notice by focusing it, where a pointer would hover. */
const underKeys = ({ shows, ...picture }: Picture): Picture => ({
  ...picture,
  ...(shows && {
    shows: Object.fromEntries(Object.entries(shows).map(([on, isOn]) => [on.replace(/:hover$/, ':focus'), isOn])),
  }),
})

async function breaksNoRule(page: Page, places: typeof PLACES) {
  const size = page.viewportSize()
  for (const { width, theme } of places) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: size?.height ?? width })
    expect(await violationsOn(page), `${width} ${theme}`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: null })
}

/** States already checked with axe, in this worker. */
const looked = new Set<string>()

/**
 * A shopper who uses only the keyboard: focus is never lost, and starts at the beginning of each new screen. axe checks the
 * state in which a path ends in one theme and width; the whole run checks each state in all themes and widths.
 */
export function byKeys({ steps }: BrowserPath, index: number): Walker {
  let before: string | undefined
  const last = steps[steps.length - 1]?.after.state
  return {
    does: ({ page, values }, act) => doByKeys(page, act, values),
    async sees({ page, language }, { state, picture }) {
      await looksLike(page, underKeys(picture))
      await keepsFocus(page, before !== undefined && picture.screen !== undefined && picture.screen !== before)
      before = picture.screen ?? before
      const name = `${state} ${language}`
      if (isWholeRun() ? looked.has(name) : state !== last || before === undefined) return
      looked.add(name)
      await breaksNoRule(page, isWholeRun() ? PLACES : PLACES.slice(index % PLACES.length).slice(0, 1))
    },
  }
}

/** Types of the shopper's events on a path. */
export const gesturesOn = ({ steps }: BrowserPath) =>
  steps.flatMap(({ event }) => (isShoppers(event) ? [event.type] : []))

/** Paths with the fewest steps that together contain each gesture at least once. */
export function eachGestureOnce(paths: readonly BrowserPath[]): readonly BrowserPath[] {
  const left = new Set(paths.flatMap(gesturesOn))
  const chosen: BrowserPath[] = []
  const worth = (path: BrowserPath) =>
    new Set(gesturesOn(path).filter((gesture) => left.has(gesture))).size / (TO_BEGIN + path.steps.length)
  while (left.size > 0) {
    const [best] = [...paths].sort((one, other) => worth(other) - worth(one))
    if (!best) break
    chosen.push(best)
    for (const gesture of gesturesOn(best)) left.delete(gesture)
  }
  return chosen
}
