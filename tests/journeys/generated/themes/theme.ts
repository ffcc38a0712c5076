import { type AnyMachineSnapshot, type EventObject, createMachine } from 'xstate'
import type { INPUTS } from '../../../machines/fixtures/inputs'
import type { Family, System } from '../../../machines/exploration/system'
import type { Choice } from '../../../machines/exploration/moves'
import type { Way } from '../../../machines/exploration/explore'
import type { Wanted } from '../../support/visit'
import type { Call } from '../../support/held-network'

/** What the sandbox must provide for a page. Can be serialised. */
export interface Setting {
  readonly wanted: Wanted
  readonly held: readonly Call[]
  readonly past: readonly Call[]
  /** The tab has sent a payment of this order before, and does not know its outcome. */
  readonly hasSent?: true
}

/**
 * A part of the checkout with generated paths of its own: all parts at once would be too many to walk. Calls outside the theme are answered
 * at once and take no step.
 */
export interface Theme {
  readonly name: string
  readonly inputs: readonly (typeof INPUTS.checkout)[number][]
  readonly family: Family
  /** Chooses which events of the tables happen in this theme. */
  readonly isChosen: Choice
  /** The key that distinguishes places; the default uses everything. */
  readonly faceOf?: (system: System) => string
  /** Whether a browser can walk a path from its beginning; the default allows every path. */
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

/** Which rows of the table an event type uses: all, those that match, or answers of certain kinds. */
type Rows = 'all' | readonly string[] | ((event: Said, snapshot: AnyMachineSnapshot, system: System) => boolean)

/** Events of a machine: its own by type, answers by the name of their port, delays by theirs (`after slowness`). */
export type Happening = Readonly<Record<string, Rows>>

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/
const WAIT = /^xstate\.after\.(\w+)\..*$/

/** The kind of an answer in the table of answers. */
export function kindOfAnswer(event: EventObject): string {
  if (event.type.startsWith('xstate.error.')) return 'error'
  return (event as { output?: { kind?: string } }).output?.kind ?? 'answered'
}

/** Chooses events by machine; a machine without an entry takes no step. */
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

/** The shopper asks to leave while choosing, and stays or leaves. Leaving ends the page. */
export const LEAVING: Happening = {
  'shopper.askedToExit': (_, snapshot) => isInJourney(snapshot, isChoosing),
  'shopper.keptPaying': (_, snapshot) => snapshot.matches({ exit: 'asking' }),
  'shopper.exited': 'all',
}

/** Replaces a port: it answers as soon as it is invoked. */
export const atOnce = (output: unknown) =>
  createMachine({ id: 'atOnce', initial: 'said', states: { said: { type: 'final' } }, output: () => output })

/** Removes ports from the family, so that a path decides when they are answered. */
export const withoutAnswer = (family: Family, ...questions: readonly string[]): Family =>
  Object.fromEntries(Object.entries(family).filter(([name]) => !questions.includes(name)))
