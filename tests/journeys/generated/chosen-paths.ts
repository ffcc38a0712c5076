import type { Space, Way } from '../../machines/exploration/explore'
import { type BrowserPath, browserPaths, pathAlong, shortestInTheme, spaceOfTheme } from './browser-paths'
import { enoughOf } from './enough-paths'
import { type ExportedPath, exportedOf, fileOf, statesAt } from './exported-paths'
import { goesWith } from './long-walks'
import { pageAssertionsOf } from './page-assertions'
import type { Theme } from './themes/theme'
import { THEMES } from './themes/themes'

/**
 * `walks`: a few long paths that take every kind of step; `gate`: the fewest steps to every state, shopper event and transition of the
 * root; `shortest`: the shortest path to each kind of step; `simple`: every path to a state or an event that visits no place twice;
 * `pairwise`: the fewest walks whose orders have every pair of flags that the orders of all walks have.
 */
export const STRATEGIES = ['walks', 'gate', 'shortest', 'simple', 'pairwise'] as const

export interface Wanted {
  readonly strategy?: (typeof STRATEGIES)[number]
  /** Paths that reach a state of this machine. */
  readonly machine?: string | undefined
  /** Paths that reach this state or a descendant: `checkout: paying`, `otp: waiting.code.lapsed`. */
  readonly state?: string | undefined
  /** Paths that contain this event: `shopper.paid`. */
  readonly event?: string | undefined
  readonly maxSteps?: number | undefined
}

const isIn = (state: string, wanted: string) => state === wanted || state.startsWith(`${wanted}.`)

function isWanted({ covers, steps }: ExportedPath, { machine, state, event, maxSteps = Infinity }: Wanted): boolean {
  return (
    (machine === undefined || covers.machines.includes(machine)) &&
    (state === undefined || covers.states.some((each) => isIn(each, state))) &&
    (event === undefined || steps.some((step) => step.event === event)) &&
    steps.length <= maxSteps
  )
}

/** Drops paths that are the beginning of another one: they cover nothing more. */
function withoutBeginnings(paths: readonly (readonly Way[])[]): (readonly Way[])[] {
  const nameOf = (ways: readonly Way[]) => ways.map(({ name }) => name).join(' → ')
  const names = paths.map(nameOf)
  return paths.filter((ways) => !names.some((name) => name.startsWith(`${nameOf(ways)} → `)))
}

const alongEach = (theme: Theme, paths: readonly (readonly Way[])[]): BrowserPath[] =>
  paths.flatMap((ways) => pathAlong(theme, ways) ?? [])

const shortest = (theme: Theme): BrowserPath[] =>
  alongEach(theme, withoutBeginnings(Array.from(shortestInTheme(theme, spaceOfTheme(theme)).values())))

const LONGEST_SIMPLE = 8
/** Maximum per theme: there may be millions. */
const MOST_SIMPLE = 200

/** The minimum number of steps from each place to a wanted one. */
function distancesTo(space: Space, isEnd: (way: Way) => boolean): ReadonlyMap<string, number> {
  const leadingTo = new Map<string, string[]>()
  const distances = new Map<string, number>()
  for (const { key, ways } of space.places.values())
    for (const way of ways) {
      leadingTo.set(way.to, [...(leadingTo.get(way.to) ?? []), key])
      if (isEnd(way)) distances.set(key, 1)
    }
  const waiting = Array.from(distances.keys())
  // The list grows during the iteration.
  for (const key of waiting)
    for (const before of leadingTo.get(key) ?? []) {
      if (distances.has(before)) continue
      distances.set(before, (distances.get(key) ?? 0) + 1)
      waiting.push(before)
    }
  return distances
}

function simple(theme: Theme, { state, event, maxSteps = LONGEST_SIMPLE }: Wanted): BrowserPath[] {
  const space = spaceOfTheme(theme)
  const { isDoable = () => true } = theme
  const isThere = (key: string) => {
    const system = space.places.get(key)?.system
    return system !== undefined && statesAt(pageAssertionsOf(system)).some((each) => isIn(each, state ?? ''))
  }
  const there = new Map(Array.from(space.places.keys(), (key) => [key, state === undefined || isThere(key)]))
  const isEnd = (way: Way) => there.get(way.to) === true && (event === undefined || way.move?.event.type === event)
  const distances = distancesTo(space, isEnd)
  const found: (readonly Way[])[] = []

  function goOn(key: string, walk: readonly Way[], seen: ReadonlySet<string>): void {
    for (const way of space.places.get(key)?.ways ?? []) {
      if (found.length >= MOST_SIMPLE) return
      const longer = [...walk, way]
      if (seen.has(way.to) || !isDoable(longer) || (walk.length > 0 && !goesWith(walk, way))) continue
      // The first entry opens the page and does not count as a step.
      if (isEnd(way)) found.push(longer)
      else if (longer.length + (distances.get(way.to) ?? Infinity) <= maxSteps + 1)
        goOn(way.to, longer, new Set([...seen, way.to]))
    }
  }
  goOn(space.start, [], new Set([space.start]))
  return alongEach(theme, found)
}

/** Every flag value of an order, and every pair of them. */
function pairsOf({ flags }: ExportedPath): string[] {
  const values = Object.entries(flags).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return values.flatMap((one, index) => [one, ...values.slice(index + 1).map((other) => `${one} ${other}`)])
}

function pairwise(paths: readonly ExportedPath[]): ExportedPath[] {
  const left = new Set(paths.flatMap(pairsOf))
  const chosen: ExportedPath[] = []
  const worth = (path: ExportedPath) => pairsOf(path).filter((pair) => left.has(pair)).length
  while (left.size > 0) {
    const [best] = [...paths].sort((one, other) => worth(other) - worth(one) || one.steps.length - other.steps.length)
    if (!best || worth(best) === 0) break
    chosen.push(best)
    for (const pair of pairsOf(best)) left.delete(pair)
  }
  return chosen
}

function pathsBy(strategy: NonNullable<Wanted['strategy']>, wanted: Wanted): BrowserPath[] {
  if (strategy === 'shortest') return THEMES.flatMap(shortest)
  if (strategy === 'simple') return THEMES.flatMap((theme) => simple(theme, wanted))
  return strategy === 'gate' ? enoughOf(walks(), 0) : walks()
}

let known: BrowserPath[] | undefined

const walks = () => (known ??= browserPaths())

const exported = new WeakMap<BrowserPath, ExportedPath>()

/** Each path once: the walks are chosen from again and again. */
function exportedOnce(path: BrowserPath): ExportedPath {
  const made = exported.get(path) ?? exportedOf(path)
  exported.set(path, made)
  return made
}

/** The requested paths; paths with the same name count once. */
function chosenPaths(wanted: Wanted = {}): ExportedPath[] {
  const { strategy = 'walks' } = wanted
  const all = new Map(pathsBy(strategy, wanted).map((path) => [path.name, path]))
  const paths = Array.from(all.values(), exportedOnce).filter((path) => isWanted(path, wanted))
  return strategy === 'pairwise' ? pairwise(paths) : paths
}

export const chosenFile = (wanted: Wanted = {}) => fileOf(chosenPaths(wanted))
