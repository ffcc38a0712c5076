import type { TakenArrow } from '../shared/messages'
import type { Chart } from './data'
import { type Entry, type Machine, activeOf } from './history'

export type Depth = 'journey' | 'folded' | 'machine'

const ROOT = 'checkout'

export function drawnAt(
  charts: readonly Chart[],
  name: string,
  depth: Depth,
): { readonly chart: Chart; readonly picture: string } {
  const chart = charts.find((one) => one.name === (depth === 'journey' ? ROOT : name))
  if (!chart) throw new Error(`No chart is called ${name}.`)
  return { chart, picture: depth === 'machine' ? chart.picture : (chart.folded ?? chart.picture) }
}

const parentOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')))

/** Ids to highlight in a chart: its active states, and the collapsed boxes of machines that run in them. */
export function litIn(machines: ReadonlyMap<string, Machine>, chart: string): readonly string[] {
  const active = activeOf(machines, chart)
  const below = Array.from(machines).filter(([name]) => machines.get(parentOf(name))?.chart === chart)
  return [...active, ...below.flatMap(([, machine]) => active.map((id) => `${id}/${machine.chart}`))]
}

interface Last {
  readonly entry: Entry
  readonly before: Entry | undefined
}

/** The last step of a chart's machine, up to the displayed one. */
export function lastOf(entries: readonly Entry[], at: number, chart: string): Last | undefined {
  for (let index = at; index >= 0; index -= 1) {
    const entry = entries[index]
    if (entry?.chart === chart && entry.arrows?.length !== 0) return { entry, before: entries[index - 1] }
  }
  return undefined
}

/** The transitions to highlight: those taken, or for a recording those inferred by `between`. */
export function glowing(
  last: Last | undefined,
  chart: string,
  between: (event: string, before: readonly string[], after: readonly string[]) => readonly TakenArrow[],
): readonly TakenArrow[] {
  if (!last) return []
  const { entry, before } = last
  return (
    entry.arrows ??
    between(
      entry.step.event,
      activeOf(before?.machines ?? new Map<string, Machine>(), chart),
      activeOf(entry.machines, chart),
    )
  )
}

const depthOf = (id: string) => id.split('.').length

/** The innermost active state of a chart. Among several regions, the journey has priority over the deepest. */
export const deepestOf = (active: readonly string[]): string | undefined => {
  const [deepest] = [...active].sort((one, other) => depthOf(other) - depthOf(one))
  const [journey] = active
    .filter((id) => id.startsWith('checkout.journey.'))
    .sort((one, other) => depthOf(other) - depthOf(one))
  return journey ?? deepest
}
