import type { EventObject } from 'xstate'
import type { Instruction, Path } from '../shared/paths'

export interface Chart {
  /** The machine's id. */
  readonly name: string
  readonly picture: string
  /** The picture in which the machines that it invokes are collapsed. */
  readonly folded?: string
  readonly prose: string
}

export interface Picture {
  readonly name: string
  readonly file: string
}

interface Visit {
  readonly theme: string
  readonly path: string
  readonly steps: number
}

export interface Gesture {
  readonly event: EventObject
  /** What the shopper does to cause the event; without it, the event is sent directly. */
  readonly plays?: readonly Instruction[]
}

export interface Call {
  readonly paths: readonly string[]
  readonly isCode: boolean
}

export interface Data {
  readonly charts: readonly Chart[]
  /** By the state of the journey. */
  readonly pictures: Readonly<Record<string, readonly Picture[]>>
  readonly themes: readonly string[]
  readonly paths: Readonly<Record<string, Path>>
  /** By state id, then by the theme of the path. */
  readonly places: Readonly<Record<string, Readonly<Record<string, Visit>>>>
  /** By the state's name in paths. */
  readonly visits: Readonly<Record<string, readonly Visit[]>>
  readonly gestures: Readonly<Record<string, readonly Gesture[]>>
  readonly calls: Readonly<Record<string, Call>>
}

/** The origins of the sandbox's servers. */
export type Origins = Readonly<Record<'app' | 'gateways' | 'shop' | 'bank' | 'inspector', string>>

async function load(path: string): Promise<Response> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} can't be read: ${answer.status}`)
  return answer
}

const read = async (path: string): Promise<unknown> => (await load(path)).json()

export async function readData(): Promise<Data & { readonly origins: Origins }> {
  const [charts, paths, origins] = await Promise.all([
    read('/data/charts.json') as Promise<Pick<Data, 'charts' | 'pictures'>>,
    read('/data/paths.json') as Promise<Omit<Data, 'charts' | 'pictures'>>,
    read('/origins.json') as Promise<Origins>,
  ])
  return { ...charts, ...paths, origins }
}

interface Described {
  readonly description?: string
}

/** The fields of a state definition that are read here. */
export interface Definition extends Described {
  readonly id?: string
  readonly tags?: string | readonly string[]
  readonly meta?: {
    readonly screens?: readonly string[]
    readonly addresses?: readonly string[]
    readonly pictures?: readonly string[]
  }
  readonly invoke?: { readonly src?: string } | readonly { readonly src?: string }[]
  readonly on?: Readonly<Record<string, Described | readonly Described[]>>
  readonly states?: Readonly<Record<string, Definition>>
}

const definitions = new Map<string, Promise<Definition>>()

export function definitionOf({ picture }: Chart): Promise<Definition> {
  const known = definitions.get(picture) ?? (read(`/data/definitions/${picture}.json`) as Promise<Definition>)
  definitions.set(picture, known)
  return known
}

export function stateIn(definition: Definition, id: string): Definition | undefined {
  const [, ...keys] = id.split('.')
  return keys.reduce<Definition | undefined>((state, key) => state?.states?.[key], definition)
}

export async function drawingOf(picture: string): Promise<string> {
  return (await load(`/data/charts/${picture}.svg`)).text()
}

const labelOf = (id: string) => {
  const [chart = '', ...state] = id.split('.')
  return `${chart}: ${state.join('.').replace(/^journey\./, chart === 'checkout' ? '' : 'journey.')}`
}

/** The generated paths through a state or its child states, shortest first. */
export function visitsOf({ visits }: Data, id: string): readonly Visit[] {
  const label = labelOf(id)
  const all = Object.entries(visits).filter(([name]) => name === label || name.startsWith(`${label}.`))
  const byPath = new Map(all.flatMap(([, found]) => found).map((visit) => [visit.path, visit]))
  return Array.from(byPath.values()).sort((one, other) => one.steps - other.steps)
}
