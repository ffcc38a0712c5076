import type { EventObject } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { type System, systemsOf } from '../../machines/exploration/system'
import type { BrowserPath } from './browser-paths'
import { pictureOf } from './checks'
import type { Call } from '../support/held-network'
import type { Picture } from './page-picture'
import { type PageAssertions, pageAssertionsOf } from './page-assertions'
import { THEMES } from './themes/themes'
import { FOLLOWS_AT_ONCE } from './looks'
import { isAskedFor } from './played-path'

type Facts = Readonly<Record<string, unknown>>

/** Whether a check for `wanted` would fail on this page. An entry that `page` does not define is unknown and proves nothing. */
export function isToldFrom(page: Picture, wanted: Picture): boolean {
  const differs = (one: Facts = {}, other: Facts = {}) =>
    Object.keys(other).some((name) => name in one && one[name] !== other[name])
  const { busy, shows, controls, ...plain } = page
  // A picture names all controls of a page or none.
  const hasOthers = (named: Facts = {}) =>
    Object.keys(named).length > 0 && Object.keys(wanted.controls ?? {}).some((name) => !(name in named))
  return (
    differs(plain, { ...wanted, busy: undefined, shows: undefined, controls: undefined }) ||
    differs(busy, wanted.busy) ||
    differs(shows, wanted.shows) ||
    differs(controls, wanted.controls) ||
    hasOthers(controls)
  )
}

function machineAt(system: System, [id, ...rest]: readonly string[]): System | undefined {
  if (id === undefined) return system
  const kid = system.kids.get(id)
  return kid?.kind === 'machine' ? machineAt(kid.system, rest) : undefined
}

const questionIn = ({ type }: EventObject) => /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]

const LEAVES_THE_PAGE = ['shopper.wentToShop', 'shopper.wentToBank', 'shopper.exited']

export interface Noticed {
  readonly path: BrowserPath
  /** Index of the step whose check fails. */
  readonly index: number
  /** Whether the page looks different; otherwise there is nothing to press, answer or wait for. */
  readonly isSeen: boolean
}

/** Plays a path on the machines alone and skips one gesture: where its absence is noticed, if it is. */
export function noticedOn(path: BrowserPath, dead: string, picture = pictureOf): Noticed | undefined {
  const theme = THEMES.find(({ name }) => path.name.startsWith(`${name} → `))
  const systems = systemsOf(theme?.family ?? {})
  let page = systems.begin(checkoutMachine, path.input)
  let wasMissed = false
  let wasTold = false
  for (const [index, { event, path: to, after }] of path.steps.entries()) {
    const noticed = (isSeen: boolean): Noticed => ({ path, index, isSeen })
    const here = machineAt(page, to)
    const question = questionIn(event)
    wasTold ||= event.type === 'network.refused'
    if (event.type === dead) {
      wasMissed = true
      if (LEAVES_THE_PAGE.includes(dead)) return noticed(false)
    } else if (question !== undefined && here?.kids.has(question) !== true) {
      if (isAskedFor(question as Call)) return noticed(false)
    } else if (here) page = systems.move(page, to, event)
    else if (event.type.startsWith('shopper.')) return noticed(false)
    if (!wasMissed || FOLLOWS_AT_ONCE.test(path.steps[index + 1]?.event.type ?? '')) continue
    if (isToldFrom(picture(pageAssertionsOf(page, wasTold)), picture(after))) return noticed(true)
  }
  return undefined
}

/** Where the absence of a gesture is noticed after the fewest steps, across all paths. */
export function soonestNoticed(paths: readonly BrowserPath[], dead: string, picture = pictureOf): Noticed | undefined {
  return paths
    .filter(({ steps }) => steps.some(({ event }) => event.type === dead))
    .flatMap((path) => noticedOn(path, dead, picture) ?? [])
    .sort((one, other) => one.index - other.index)[0]
}

/** States whose picture also matches the page shown right before, on every path. */
export function statesNotTold(
  paths: readonly BrowserPath[],
  picture: (assertions: PageAssertions) => Picture = pictureOf,
): string[] {
  const told = new Set<string>()
  const seen = new Set<string>()
  for (const { opened, steps } of paths) {
    for (const [index, { after }] of steps.entries()) {
      const before = steps[index - 1]?.after ?? opened
      if (before.state === after.state) continue
      seen.add(after.state)
      if (isToldFrom(picture(before), picture(after))) told.add(after.state)
    }
  }
  return Array.from(seen).filter((state) => !told.has(state))
}
