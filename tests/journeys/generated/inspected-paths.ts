import type { AnyStateNode, EventObject } from 'xstate'
import type { System } from '../../machines/exploration/system'
import type { Way } from '../../machines/exploration/explore'
import { EVENTS } from '../../machines/fixtures/events'
import { CALLS, type Call } from '../support/held-network'
import { pathAlong, pathsOfTheme, spaceOfTheme } from './browser-paths'
import { type ExportedPath, exportedOf } from './exported-paths'
import { gestureFor, isShoppers } from './gestures'
import { type Instruction, doing, isCode, rulePathOf } from './played-path'
import type { Theme } from './themes/theme'
import { THEMES } from './themes/themes'

/** Where a state is reached: the number of steps along a path. */
export interface Visit {
  readonly theme: string
  readonly path: string
  readonly steps: number
}

/** The ids of all active states, including compound states and those of children. */
function activeIn({ snapshot, kids }: System): string[] {
  const own = (snapshot._nodes as readonly AnyStateNode[]).map(({ id }) => id)
  return [...own, ...Array.from(kids.values(), (kid) => (kid.kind === 'machine' ? activeIn(kid.system) : [])).flat()]
}

/** The inspector's frame is a single tab, and ends with the page that it shows. */
const isForFrame = ({ steps }: ExportedPath, count: number) =>
  steps.slice(0, count).every(({ plays, left }) => !left && plays.every((play) => !('tab' in play)))

const visitOf = ({ theme, id, steps }: ExportedPath): Visit => ({ theme, path: id, steps: steps.length })

/** The shortest path to each state in a theme that the inspector's frame can play. */
function shortestToStates(theme: Theme, space: ReturnType<typeof spaceOfTheme>) {
  const nearest = new Map<string, readonly Way[]>()
  for (const { key, system } of space.places.values()) {
    const states = system ? activeIn(system).filter((state) => !nearest.has(state)) : []
    const ways = states.length > 0 ? space.pathTo(key) : []
    if (ways.length > 0 && (theme.isDoable?.(ways) ?? true)) for (const state of states) nearest.set(state, ways)
  }
  return nearest
}

function exportedAlong(theme: Theme, ways: readonly Way[]): ExportedPath | undefined {
  const path = pathAlong(theme, ways)
  const exported = path && exportedOf(path)
  return exported && isForFrame(exported, exported.steps.length) ? exported : undefined
}

/** The gestures that send an event; undefined if only the event itself can be sent. */
function playsOf(event: EventObject): readonly Instruction[] | undefined {
  if (!isShoppers(event)) return undefined
  try {
    return doing(gestureFor(event, { ahead: [{ event }], numbers: 0 }))
  } catch {
    return undefined
  }
}

const gestures = () =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([machine, table]) => [
      machine,
      (Object.values(table).flat() as EventObject[]).map((event) => {
        const plays = playsOf(event)
        return { event, ...(plays && { plays }) }
      }),
    ]),
  )

const callsOf = () =>
  Object.fromEntries(
    (Object.keys(CALLS) as Call[]).map((call) => [
      call,
      { paths: CALLS[call].map((path) => rulePathOf(path)), isCode: isCode(call) },
    ]),
  )

/** All data of the inspector: how to reach each state by theme, the paths that visit it, and the gestures that send each event. */
export function inspectedPaths() {
  const paths = new Map<string, ExportedPath>()
  const places: Record<string, Record<string, Visit>> = {}
  const visits: Record<string, Visit[]> = {}
  for (const theme of THEMES) {
    const space = spaceOfTheme(theme)
    for (const [state, ways] of shortestToStates(theme, space)) {
      const exported = exportedAlong(theme, ways)
      if (!exported) continue
      paths.set(exported.id, exported)
      places[state] = { ...places[state], [theme.name]: visitOf(exported) }
    }
    for (const exported of pathsOfTheme(theme, space).map(exportedOf)) {
      const { id, steps, covers } = exported
      if (isForFrame(exported, steps.length)) paths.set(id, exported)
      for (const state of covers.states) visits[state] = [...(visits[state] ?? []), visitOf(exported)]
    }
  }
  return {
    themes: THEMES.map(({ name }) => name),
    paths: Object.fromEntries(paths),
    places,
    visits,
    gestures: gestures(),
    calls: callsOf(),
  }
}
