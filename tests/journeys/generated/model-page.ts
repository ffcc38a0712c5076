import type { EventObject } from 'xstate'
import { checkoutMachine } from '../../../machines/checkout/machine'
import { type System, systemsOf } from '../../machines/exploration/system'
import type { BrowserPath } from './browser-paths'
import { pictureOf } from './checks'
import type { Call } from '../support/held-network'
import type { Picture } from './page-picture'
import { type PageAssertions, pageAssertionsOf } from './page-assertions'
import { THEMES } from './themes/themes'
import { BY_ITSELF } from './looks'
import { isAskedFor } from './played-path'

type Facts = Readonly<Record<string, unknown>>

/** Whether a page that is sure to show the one can't be taken for the other. What is not named is unknown. */
export function isToldFrom(page: Picture, wanted: Picture): boolean {
  const differs = (one: Facts = {}, other: Facts = {}) =>
    Object.keys(other).some((name) => name in one && one[name] !== other[name])
  const { busy, shows, controls, ...plain } = page
  // All that can be chosen on a page is named, or nothing of it.
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
  /** The step after which it is noticed. */
  readonly index: number
  /** By what the page looks like; otherwise there is nothing to press, to answer, or to wait for. */
  readonly isSeen: boolean
}

/** A walk on a page that the machines play, with hands that never do one of the gestures: where it is noticed, if it is. */
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
    if (!wasMissed || BY_ITSELF.test(path.steps[index + 1]?.event.type ?? '')) continue
    if (isToldFrom(picture(pageAssertionsOf(page, wasTold)), picture(after))) return noticed(true)
  }
  return undefined
}

/** The first of the paths, by the steps to it, on which it is noticed that a gesture is dead. */
export function soonestNoticed(paths: readonly BrowserPath[], dead: string, picture = pictureOf): Noticed | undefined {
  return paths
    .filter(({ steps }) => steps.some(({ event }) => event.type === dead))
    .flatMap((path) => noticedOn(path, dead, picture) ?? [])
    .sort((one, other) => one.index - other.index)[0]
}

/** The states whose pictures are distinguished from no page that was on show right before, on any of the paths. */
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
