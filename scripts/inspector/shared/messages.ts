import type { EventObject } from 'xstate'
import type { Step } from '../../../src/services/recorder/recording'
import type { Look, PageAct } from './paths'

/** A context without any data of the shopper: listed fields and listed values; every other value only by its kind. */
export type Tree =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'nothing' | 'empty' | 'text' | 'number' | 'other' }
  | { readonly is: 'list'; readonly items: number }
  /** `hidden` counts the fields that are not listed. */
  | { readonly is: 'tree'; readonly fields: readonly (readonly [string, Tree])[]; readonly hidden: number }

/** A transition that was taken, by the ids of the drawn chart, where the arrow is `source→target`. */
export interface TakenArrow {
  readonly source: string
  readonly targets: readonly string[]
  readonly event: string
  readonly guard?: string
}

/** A pending actor that is not a machine. */
export interface Question {
  readonly id: string
  readonly src: string
}

/** A step of one machine, as the recorder writes it, with everything that the chart shows of the machine afterwards. */
export interface TappedStep extends Step {
  /** The machine's id, which is also the name of its chart. */
  readonly chart: string
  readonly arrows: readonly TakenArrow[]
  readonly active: readonly string[]
  readonly questions: readonly Question[]
  readonly context: Tree
}

/** Which of the sample events a machine accepts in its current state. */
export interface Answering {
  readonly open: readonly { readonly type: string; readonly sample: number; readonly to: readonly string[] }[]
  readonly refused: readonly { readonly type: string; readonly guards: readonly string[] }[]
}

/** Messages from the iframe to the inspector. */
export type PageMessage =
  | { readonly kind: 'tap.ready' }
  | { readonly kind: 'tap.step'; readonly step: TappedStep }
  | { readonly kind: 'tap.events'; readonly machines: Readonly<Record<string, Answering>> }
  | { readonly kind: 'tap.played'; readonly id: number; readonly problem?: string }

/** Events to try, by machine id. */
export type Samples = Readonly<Record<string, readonly EventObject[]>>

/** Messages from the inspector to the iframe. */
export type InspectorMessage =
  | { readonly kind: 'inspector.samples'; readonly samples: Samples }
  | { readonly kind: 'inspector.begin'; readonly storage: Readonly<Record<string, string>>; readonly open: string }
  | { readonly kind: 'inspector.act'; readonly id: number; readonly act: PageAct }
  | { readonly kind: 'inspector.advance'; readonly id: number; readonly milliseconds: number }
  | { readonly kind: 'inspector.back'; readonly id: number }
  | { readonly kind: 'inspector.look'; readonly id: number; readonly look: Look }
  | { readonly kind: 'inspector.send'; readonly id: number; readonly machine: string; readonly event: EventObject }
