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

/** One step of a path, and what is then to be seen. */
export interface WalkedStep {
  readonly name: string
  /** The machine that it happens to, by the names under which it and those above it run; none for the root. */
  readonly path: readonly string[]
  readonly event: EventObject
  readonly after: PageAssertions
  /** The arrows that are taken by it for the first time; those of a machine below the root begin with its name. */
  readonly arrows: readonly string[]
}

/** What a browser is taken through, from the opening of the page on. */
export interface BrowserPath {
  readonly name: string
  readonly setting: Setting
  readonly input: (typeof INPUTS.checkout)[number]
  readonly opened: PageAssertions
  readonly steps: readonly WalkedStep[]
  /** Likewise, the arrows that are taken before the first step. */
  readonly arrows: readonly string[]
}

/** Arrows by machine, the root's apart. */
function arrowsIn(taken: TakenArrows['taken']) {
  const all = Array.from(taken, ([machine, arrows]) =>
    Array.from(arrows, (arrow) => (machine === checkoutMachine.id ? arrow : `${machine}: ${arrow}`)),
  ).flat()
  return new Set(all)
}

/** A path of a theme as a browser is taken along it; undefined where it has no beginning. */
export function pathAlong(
  { name: theme, family, inputs, setting }: Theme,
  ways: readonly Way[],
): BrowserPath | undefined {
  const [begins, ...rest] = ways
  const input = inputs[begins?.input ?? 0]
  if (!input) return undefined
  // Walked again: of what does not distinguish places, each walk has its own.
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

/** Everything that a theme goes through. */
export function spaceOfTheme({ inputs, family, isChosen, faceOf }: Theme): Space {
  return explore({ machine: checkoutMachine, inputs, family, isChosen, isCovered, ...(faceOf && { faceOf }) })
}

/** Of each kind of step in a theme, the shortest path to it. */
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

/** Few and long paths that between them take every kind of step there is in a theme. */
export function pathsOfTheme(theme: Theme, space = spaceOfTheme(theme)): BrowserPath[] {
  const wanted = shortestInTheme(theme, space)
  const walks = walksIn(space)
  const begins = space.places.get(space.start)?.ways ?? []
  // As far as something new is near, one step leads to the next; what is left is gone to on the shortest way.
  const near = theme.isDoable === undefined ? begins.flatMap((way) => walks.allFrom([way])) : []
  const far = Array.from(wanted)
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, ways]) => (walks.has(kind) ? [] : [walks.lengthened(ways)]))
  return [...near, ...far].flatMap((ways) => pathAlong(theme, ways) ?? [])
}

/** All of them, or those of the themes whose name is a part of what is wanted. */
export const browserPaths = (wanted = ''): BrowserPath[] =>
  THEMES.filter(({ name }) => wanted === '' || wanted.includes(name)).flatMap((theme) => pathsOfTheme(theme))
