import { drawn } from '../../support/seed'
import type { BrowserPath } from './browser-paths'
import { arrowsOn, deedsOn, statesOn } from './coverage'
import { GESTURED } from './gestures'
import { soonestNoticed } from './model-page'
import { TO_BEGIN, isAnswered } from './walk'

/** Number of further paths, drawn at random, that are walked whole. */
const MORE = 3

const comesTo = (path: BrowserPath) => [...statesOn(path), ...deedsOn(path), ...arrowsOn(path)]

const until = (path: BrowserPath, count: number): BrowserPath => ({ ...path, steps: path.steps.slice(0, count) })

/** The beginning of a path that covers the most uncovered items per step. */
function bestOf(path: BrowserPath, left: ReadonlySet<string>): { readonly part: BrowserPath; readonly worth: number } {
  const ends = path.steps.flatMap((_, index) => (isAnswered(path, index) ? [index + 1] : []))
  return ends
    .map((count) => {
      const part = until(path, count)
      const news = new Set(comesTo(part).filter((name) => left.has(name)))
      return { part, worth: news.size / (TO_BEGIN + count) }
    })
    .reduce((best, other) => (other.worth > best.worth ? other : best), { part: path, worth: 0 })
}

/** The beginning of a path up to this step, or up to the next one after which no call is pending. */
function endingWith(path: BrowserPath, step: number): BrowserPath {
  const end = path.steps.findIndex((_, index) => index >= step && isAnswered(path, index))
  return until(path, end + 1)
}

/**
 * The fewest steps that cover every state, shopper event and transition of the root that the paths cover, and that detect each gesture
 * without effect; plus a few whole paths at random.
 */
export function enoughOf(paths: readonly BrowserPath[], byLot = MORE): BrowserPath[] {
  const left = new Set(paths.flatMap(comesTo))
  const enough = new Map<BrowserPath, BrowserPath>()
  while (left.size > 0) {
    const [best] = paths.map((path) => ({ path, ...bestOf(path, left) })).sort((one, other) => other.worth - one.worth)
    if (!best || best.worth === 0) break
    enough.set(best.path, best.part)
    for (const name of comesTo(best.part)) left.delete(name)
  }
  for (const dead of GESTURED) {
    if (soonestNoticed(Array.from(enough.values()), dead)) continue
    const noticed = soonestNoticed(paths, dead)
    const whole = paths.find((path) => path === noticed?.path)
    if (!noticed || !whole) continue
    const part = endingWith(whole, noticed.index)
    if (part.steps.length > (enough.get(whole)?.steps.length ?? 0)) enough.set(whole, part)
  }
  const more = drawn(
    paths.filter((path) => !enough.has(path)),
    byLot,
  )
  return paths.flatMap((path) => (more.includes(path) ? path : (enough.get(path) ?? [])))
}
