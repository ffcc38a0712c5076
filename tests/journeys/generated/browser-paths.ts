import type { EventObject } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { type Space, type Way, explore } from '../../machines/exploration/explore'
import { systemsOf } from '../../machines/exploration/system'
import { isCovered } from '../../machines/exploration/checkout-space'
import type { INPUTS } from '../../machines/fixtures/inputs'
import { type TakenArrows, takenArrows } from './arrows'
import { kindOf } from './kinds-of-steps'
import { walksIn } from './long-walks'
import { type PageAssertions, pageAssertionsOf } from './page-assertions'
import type { Setting, Theme } from './themes/theme'
import { THEMES } from './themes/themes'

/** One step of a path, and what the page must show after it. */
export interface WalkedStep {
  readonly name: string
  /** The machine that receives the event, as the ids from the root's child down to it; empty for the root. */
  readonly path: readonly string[]
  readonly event: EventObject
  readonly after: PageAssertions
  /** Transitions first taken in this step; those of a child machine are prefixed with its name. */
  readonly arrows: readonly string[]
}

/** A path that a browser is taken along, starting with opening the page. */
export interface BrowserPath {
  readonly name: string
  readonly setting: Setting
  readonly input: (typeof INPUTS.checkout)[number]
  readonly opened: PageAssertions
  readonly steps: readonly WalkedStep[]
  /** Transitions taken before the first step, named as in `WalkedStep`. */
  readonly arrows: readonly string[]
}

/** Names of the taken transitions, prefixed with the machine except for the root's. */
function arrowsIn(taken: TakenArrows['taken']) {
  const all = Array.from(taken, ([machine, arrows]) =>
    Array.from(arrows, (arrow) => (machine === checkoutMachine.id ? arrow : `${machine}: ${arrow}`)),
  ).flat()
  return new Set(all)
}

/** Turns a path of a theme into steps for a browser; undefined if its first step has no input. */
export function pathAlong(
  { name: theme, family, inputs, setting }: Theme,
  ways: readonly Way[],
): BrowserPath | undefined {
  const [begins, ...rest] = ways
  const input = inputs[begins?.input ?? 0]
  if (!input) return undefined
  // Replays the path: places that count as equal may differ in details, and each path needs its own.
  const { taken, witness } = takenArrows()
  const systems = systemsOf(family, witness)
  let at = systems.begin(checkoutMachine, input)
  const opened = pageAssertionsOf(at)
  const arrows = Array.from(arrowsIn(taken))
  let wasTold = false
  const steps = rest.flatMap(({ name, move }): WalkedStep[] => {
    if (!move) return []
    const before = arrowsIn(taken)
    at = systems.move(at, move.path, move.event)
    const news = Array.from(arrowsIn(taken)).filter((arrow) => !before.has(arrow))
    wasTold ||= move.event.type === 'network.refused'
    return [{ name, path: move.path, event: move.event, after: pageAssertionsOf(at, wasTold), arrows: news }]
  })
  return {
    name: [theme, ...ways.map(({ name }) => name)].join(' → '),
    setting,
    input,
    opened,
    steps,
    arrows,
  }
}

export function spaceOfTheme({ inputs, family, isChosen, faceOf }: Theme): Space {
  return explore({ machine: checkoutMachine, inputs, family, isChosen, isCovered, ...(faceOf && { faceOf }) })
}

/** The shortest path to each kind of step in a theme. */
export function shortestInTheme({ isDoable = () => true }: Theme, space: Space): Map<string, readonly Way[]> {
  const wanted = new Map<string, readonly Way[]>()
  for (const { key, ways, system } of space.places.values()) {
    const pathHere = space.pathTo(key)
    for (const way of ways) {
      const kind = kindOf(way, system, space.places.get(way.to)?.system)
      const known = wanted.get(kind)
      if (known && known.length <= pathHere.length + 1) continue
      const path = [...pathHere, way]
      if (isDoable(path)) wanted.set(kind, path)
    }
  }
  return wanted
}

/** A few long paths that together take every kind of step in a theme. */
export function pathsOfTheme(theme: Theme, space = spaceOfTheme(theme)): BrowserPath[] {
  const wanted = shortestInTheme(theme, space)
  const walks = walksIn(space)
  const begins = space.places.get(space.start)?.ways ?? []
  // Walks go on while an untaken step is near; each remaining kind starts from its shortest path.
  const near = theme.isDoable === undefined ? begins.flatMap((way) => walks.allFrom([way])) : []
  const far = Array.from(wanted)
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, ways]) => (walks.has(kind) ? [] : [walks.lengthened(ways)]))
  return [...near, ...far].flatMap((ways) => pathAlong(theme, ways) ?? [])
}

/** The paths of all themes, or of those whose name contains `wanted`. */
export const browserPaths = (wanted = ''): BrowserPath[] =>
  THEMES.filter(({ name }) => wanted === '' || wanted.includes(name)).flatMap((theme) => pathsOfTheme(theme))
