import { type AnyMachineSnapshot, type EventObject, createMachine } from 'xstate'
import type { INPUTS } from '../../../machines/fixtures/inputs'
import type { Family, System } from '../../../machines/exploration/system'
import type { Choice } from '../../../machines/exploration/moves'
import type { Way } from '../../../machines/exploration/explore'
import type { Wanted } from '../../support/visit'
import type { Call } from '../../support/held-network'

/** What a page is opened for. It can be written down. */
export interface Setting {
  readonly wanted: Wanted
  readonly held: readonly Call[]
  readonly past: readonly Call[]
  /** The tab has sent a payment of the order before, whose end it does not know. */
  readonly hasSent?: true
}

/**
 * A part of the checkout that browsers are taken through on its own: everything at once would be more than anybody could walk. What it is
 * not about is answered at once, and takes no step.
 */
export interface Theme {
  readonly name: string
  /** With what a page begins. */
  readonly inputs: readonly (typeof INPUTS.checkout)[number][]
  readonly family: Family
  /** What happens here, of everything in the tables. */
  readonly isChosen: Choice
  /** What distinguishes places; everything, unless it is said here. */
  readonly faceOf?: (system: System) => string
  /** Whether a path can be walked from its beginning on; any, unless it is said here. */
  readonly isDoable?: (ways: readonly Way[]) => boolean
  readonly setting: Setting
}

export type Said = EventObject & {
  readonly now?: number
  readonly field?: string
  readonly text?: string
  readonly method?: string
  readonly card?: unknown
  readonly screen?: string
  readonly bankId?: unknown
  readonly acquirerId?: unknown
  readonly isAgreed?: boolean
  readonly isTicked?: boolean
  readonly whose?: string
  readonly installmentNumber?: number
  readonly output?: unknown
}

/** Of a type of event, which rows of the table are taken: all, those that suit; of answers, those of some kinds. */
type Rows = 'all' | readonly string[] | ((event: Said, snapshot: AnyMachineSnapshot, system: System) => boolean)

/** What happens to a machine: its own events by their type, answers by the name of their question, waits by theirs (`after slowness`). */
export type Happening = Readonly<Record<string, Rows>>

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/
const WAIT = /^xstate\.after\.(\w+)\..*$/

/** How an answer is called in the table of answers. */
export function kindOfAnswer(event: EventObject): string {
  if (event.type.startsWith('xstate.error.')) return 'error'
  return (event as { output?: { kind?: string } }).output?.kind ?? 'answered'
}

/** What happens, by machine; one that is not named does not move. */
export function happening(machines: Readonly<Record<string, Happening>>): Choice {
  return (event, system) => {
    const { machine, snapshot } = system
    const [, , question] = ANSWER.exec(event.type) ?? []
    const rows = machines[machine.id]?.[question ?? event.type.replace(WAIT, 'after $1')]
    if (rows === undefined || rows === 'all') return rows === 'all'
    return typeof rows === 'function' ? rows(event, snapshot, system) : rows.includes(kindOfAnswer(event))
  }
}

const isInJourney = ({ value }: AnyMachineSnapshot, isIt: (journey: unknown) => boolean) =>
  isIt((value as { readonly journey?: unknown }).journey)

const isChoosing = (journey: unknown) => JSON.stringify(journey).endsWith(':"choosing"}')

/** The way to the shop is asked for where something is offered, and taken or not. With it the page is gone. */
export const LEAVING: Happening = {
  'shopper.askedToExit': (_, snapshot) => isInJourney(snapshot, isChoosing),
  'shopper.keptPaying': (_, snapshot) => snapshot.matches({ exit: 'asking' }),
  'shopper.exited': 'all',
}

/** In the place of a question: its answer is there as soon as it is asked. */
export const atOnce = (output: unknown) =>
  createMachine({ id: 'atOnce', initial: 'said', states: { said: { type: 'final' } }, output: () => output })

/** A question of the family that is a theme's own: it is answered when a path says so. */
export const withoutAnswer = (family: Family, ...questions: readonly string[]): Family =>
  Object.fromEntries(Object.entries(family).filter(([name]) => !questions.includes(name)))
