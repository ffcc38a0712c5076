import type { AnyStateMachine } from 'xstate'

type OneOrMore<Thing> = Thing | readonly Thing[]

export interface Transition {
  readonly target?: OneOrMore<string>
  readonly guard?: unknown
  readonly actions?: unknown
}

type Transitions = OneOrMore<string | Transition> | undefined

export interface Invocation {
  readonly id?: unknown
  readonly src?: unknown
  readonly onDone?: Transitions
  readonly onError?: Transitions
  readonly onSnapshot?: Transitions
}

/** A state in a machine's config, before XState has parsed it. */
export interface StateChart {
  readonly type?: string
  readonly entry?: unknown
  readonly exit?: unknown
  readonly always?: Transitions
  readonly onDone?: Transitions
  readonly on?: Readonly<Record<string, Transitions>>
  readonly after?: Readonly<Record<string, Transitions>>
  readonly invoke?: OneOrMore<Invocation>
  readonly initial?: unknown
  readonly states?: Readonly<Record<string, StateChart>>
}

export interface StateOfChart {
  /** `['paying', 'inFlight']`; empty for the machine itself. */
  readonly path: readonly string[]
  readonly chart: StateChart
}

export function listOf<Thing>(things: OneOrMore<Thing> | undefined): readonly Thing[] {
  if (things === undefined) return []
  return Array.isArray(things) ? (things as readonly Thing[]) : [things as Thing]
}

export function branchesOf(transitions: Transitions): Transition[] {
  return listOf(transitions).map((branch) => (typeof branch === 'string' ? { target: branch } : branch))
}

function statesBelow(chart: StateChart, path: readonly string[]): StateOfChart[] {
  const below = Object.entries(chart.states ?? {}).flatMap(([name, child]) => statesBelow(child, [...path, name]))
  return [{ path, chart }, ...below]
}

/** The machine itself and every state in it, in the order of the config. */
export function statesOf(machine: AnyStateMachine): StateOfChart[] {
  return statesBelow(machine.config as StateChart, [])
}

export function invocationsOf(chart: StateChart): readonly Invocation[] {
  return listOf(chart.invoke)
}

export function allBranchesOf(chart: StateChart): Transition[] {
  const { initial } = chart
  return [
    ...branchesOf(chart.always),
    ...branchesOf(chart.onDone),
    ...Object.values(chart.on ?? {}).flatMap(branchesOf),
    ...Object.values(chart.after ?? {}).flatMap(branchesOf),
    ...invocationsOf(chart).flatMap((invocation) => [
      ...branchesOf(invocation.onDone),
      ...branchesOf(invocation.onError),
      ...branchesOf(invocation.onSnapshot),
    ]),
    ...(typeof initial === 'object' && initial !== null ? [initial as Transition] : []),
  ]
}
