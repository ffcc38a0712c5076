import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { arrowsOf } from './arrows'
import { type Beginning, beginningOf } from './beginning'
import type { BrowserPath } from './browser-paths'
import { MACHINES, allArrowsOn, machineAt } from './coverage'
import { type Handle, handlesOf } from './handles'
import type { PageAct } from './page-acts'
import type { PageAssertions } from './page-assertions'
import { type PlayedStep, type Seen, playedOf } from './played-path'

/** What to check after a step: the root machine's state, and handles. */
export interface ToSee {
  readonly state: string
  readonly screen?: string
  readonly address?: string
  readonly handles: readonly Handle[]
}

/** What is pressed or filled, in short: the first handle of the acts, and the value. */
export interface Gesture {
  readonly action?: string
  readonly field?: string
  readonly value?: string
}

export type ExportedStep = Omit<PlayedStep, 'then'> & {
  readonly number: number
  readonly gesture?: Gesture
  readonly then?: ToSee
}

export interface ExportedPath {
  readonly id: string
  /** Always the root: a path goes through the checkout with all its children. */
  readonly machine: 'checkout'
  readonly theme: string
  readonly name: string
  readonly covers: {
    readonly machines: readonly string[]
    readonly states: readonly string[]
    readonly arrows: readonly string[]
  }
  readonly flags: Readonly<Record<string, unknown>>
  readonly begin: Beginning & { readonly then?: ToSee }
  readonly steps: readonly ExportedStep[]
}

/** Next to the file, and in docs/. */
const SCHEMA = 'paths.schema.json'

const toSee = ({ state, picture }: Seen): ToSee => ({
  state,
  ...(picture.screen !== undefined && { screen: picture.screen }),
  ...(picture.path !== undefined && { address: picture.path }),
  handles: handlesOf(picture),
})

function gestureOf(acts: readonly PageAct[]): Gesture | undefined {
  if (acts.length === 0) return undefined
  const named = acts.flatMap((act) => ('on' in act ? [act.on].flat() : [])).join(' ')
  const nameIn = (kind: string) => new RegExp(`\\[data-${kind}="([^"]+)"\\]`).exec(named)?.[1]
  const [action, field] = [nameIn('action') ?? nameIn('method') ?? nameIn('opens'), nameIn('field')]
  const values = acts.flatMap((act) => ('text' in act ? [act.text] : 'is' in act ? [String(act.is)] : []))
  return {
    ...(field === undefined ? action !== undefined && { action } : { field }),
    ...(values.length > 0 && { value: values.join(', ') }),
  }
}

/** Every state reached, prefixed with its machine's name. */
export const statesAt = ({ state, children }: PageAssertions) => [
  `checkout: ${state}`,
  ...Object.entries(children).flatMap(([id, places]) =>
    places.filter((place) => place !== '').map((place) => `${machineAt([id])}: ${place}`),
  ),
]

const named = (arrow: string) => (/^\w+: /.test(arrow) ? arrow : `checkout: ${arrow}`)

/** A path for export, with the same steps that the browser test plays. */
export function exportedOf(path: BrowserPath): ExportedPath {
  const { id, name, opened, steps } = playedOf(path)
  const walked = path.steps.slice(0, steps.length)
  const states = new Set([path.opened, ...walked.map(({ after }) => after)].flatMap(statesAt))
  const arrows = new Set(allArrowsOn({ arrows: path.arrows, steps: walked }).map(named))
  const machines = new Set([...states, ...arrows].map((each) => each.slice(0, each.indexOf(':'))))
  const { flags, init } = (path.setting.wanted.order ?? {}) as { readonly flags?: object; readonly init?: object }
  return {
    id,
    machine: 'checkout',
    theme: name.slice(0, name.indexOf(' → ')),
    name,
    covers: { machines: Array.from(machines), states: Array.from(states), arrows: Array.from(arrows) },
    flags: { stored: path.input.toRestore ?? 'nothing', ...init, ...flags },
    begin: { ...beginningOf(path), ...(opened && { then: toSee(opened) }) },
    steps: steps.map(({ then, ...step }, index) => {
      const gesture = gestureOf(step.plays.flatMap((one) => ('act' in one ? one.act : [])))
      return { number: index + 1, ...step, ...(gesture && { gesture }), ...(then && { then: toSee(then) }) }
    }),
  }
}

const leavesIn = (node: AnyStateNode): string[] => {
  const below = Object.values(node.states)
  return below.length === 0 ? [node.path.join('.')] : below.flatMap(leavesIn)
}

const statesOf = (name: string, machine: AnyStateMachine) =>
  leavesIn(name === 'checkout' ? (machine.root.states['journey'] as AnyStateNode) : machine.root).map((state) =>
    name === 'checkout' ? state.replace(/^journey\./, '') : state,
  )

/** Every state and transition by machine: the total for coverage. */
export const machinesToCover = () =>
  Object.fromEntries(
    MACHINES.map(([name, machine]) => {
      const own = (what: readonly string[]) => what.map((each) => `${name}: ${each}`)
      return [name, { states: own(statesOf(name, machine)), arrows: own(arrowsOf(machine)) }]
    }),
  )

export function fileOf(paths: readonly ExportedPath[]) {
  const machines = machinesToCover()
  const count = (kind: 'states' | 'arrows') => Object.values(machines).reduce((sum, each) => sum + each[kind].length, 0)
  return { $schema: SCHEMA, machines, totals: { states: count('states'), arrows: count('arrows') }, paths }
}
