import { machineStatesAfter } from '../../../src/services/recorder/machine-states'
import type { StateValue, Step } from '../../../src/services/recorder/recording'
import type { Question, TakenArrow, TappedStep, Tree } from '../shared/messages'

export interface Machine {
  readonly chart: string
  readonly active: readonly string[]
  readonly questions: readonly Question[]
  /** Undefined in a recording. */
  readonly context: Tree | undefined
}

export interface Entry {
  readonly step: Step
  readonly chart: string
  /** The transitions taken; undefined in a recording. */
  readonly arrows: readonly TakenArrow[] | undefined
  /** Every running machine after the step, by its path of actor names. */
  readonly machines: ReadonlyMap<string, Machine>
}

const nameIn = (machine: string) => machine.slice(machine.lastIndexOf('.') + 1)

/** The chart of a running machine. Actors have the name of their machine, except `attempt`, the actor of a submission. */
export const chartNamed = (machine: string): string => nameIn(machine).replace(/^attempt$/, 'paymentAttempt')

export function activeIn(chart: string, value: StateValue): string[] {
  if (typeof value === 'string') return [chart, ...(value === '' ? [] : [`${chart}.${value}`])]
  return [chart, ...Object.entries(value).flatMap(([region, inner]) => activeIn(`${chart}.${region}`, inner))]
}

/** Clock ticks, and the snapshots that they cause in the parent machine, are not recorded. */
const isQuiet = ({ event, ended, machine, active }: TappedStep, before: Entry) =>
  /^(?:clock\.ticked|xstate\.snapshot\..*)$/.test(event) &&
  ended === undefined &&
  JSON.stringify(active) === JSON.stringify(before.machines.get(machine)?.active)

const machineOf = ({ chart, active, questions, context }: TappedStep): Machine => ({
  chart,
  active,
  questions,
  context,
})

function withPlaces(before: ReadonlyMap<string, Machine>, step: Step, stepped: Machine): ReadonlyMap<string, Machine> {
  const values = new Map<string, StateValue>(Array.from(before.keys(), (name) => [name, '']))
  const running = machineStatesAfter(values, step)
  const own = running.has(step.machine) ? ([[step.machine, stepped]] as const) : []
  return new Map([...Array.from(before).filter(([name]) => running.has(name)), ...own])
}

/** Appends a step to the history. A quiet step only updates the last entry. */
export function recorded(entries: readonly Entry[], step: TappedStep): readonly Entry[] {
  const before = entries[entries.length - 1]
  const machines = withPlaces(before?.machines ?? new Map<string, Machine>(), step, machineOf(step))
  if (before && isQuiet(step, before)) return [...entries.slice(0, -1), { ...before, machines }]
  return [...entries, { step, chart: step.chart, arrows: step.arrows, machines }]
}

const fromPlaces = (places: ReadonlyMap<string, StateValue>): ReadonlyMap<string, Machine> =>
  new Map(
    Array.from(places, ([name, value]) => {
      const chart = chartNamed(name)
      return [name, { chart, active: activeIn(chart, value), questions: [], context: undefined }] as const
    }),
  )

/** Converts a recording to a history whose first entry is the initial state. */
export function replayed(steps: readonly Step[], states: readonly ReadonlyMap<string, StateValue>[]): readonly Entry[] {
  const began: Step = { at: 0, machine: 'checkout', event: 'began', value: states[0]?.get('checkout') ?? '' }
  return [began, ...steps].map((step, index) => ({
    step,
    chart: chartNamed(step.machine),
    arrows: undefined,
    machines: fromPlaces(states[index] ?? new Map<string, StateValue>()),
  }))
}

/** The innermost active state of the machine that made the step. */
export function placeOf({ step }: Entry): string {
  const leaves = activeIn('', step.value).map((id) => id.replace(/^\./, ''))
  const depthOf = (id: string) => (id === '' ? 0 : id.split('.').length)
  const deepest = leaves.reduce((longest, id) => (depthOf(id) > depthOf(longest) ? id : longest), '')
  return deepest.replace(/^journey\./, '')
}

export const activeOf = (machines: ReadonlyMap<string, Machine>, chart: string): readonly string[] =>
  Array.from(machines.values())
    .filter((machine) => machine.chart === chart)
    .flatMap(({ active }) => active)
