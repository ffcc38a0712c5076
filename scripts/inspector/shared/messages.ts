import type { EventObject } from 'xstate'
import type { Step } from '../../../src/services/recorder/recording'
import type { Look, PageAct } from './paths'

/** A context without anything of the shopper's: listed fields, listed words, and of everything else what kind of thing it is. */
export type Tree =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'nothing' | 'empty' | 'text' | 'number' | 'other' }
  | { readonly is: 'list'; readonly items: number }
  /** `hidden` counts the fields that are not on the list. */
  | { readonly is: 'tree'; readonly fields: readonly (readonly [string, Tree])[]; readonly hidden: number }

/** A transition that was taken, by the names of the drawn charts: the arrow is `source→target`. */
export interface TakenArrow {
  readonly source: string
  readonly targets: readonly string[]
  readonly event: string
  readonly guard?: string
}

/** An actor that is no machine and is under way. */
export interface Question {
  readonly id: string
  readonly src: string
}

/** One thing that one machine did, as the recorder writes it, and all that the chart shows of the machine afterwards. */
export interface TappedStep extends Step {
  /** The machine's id, which is that of its chart. */
  readonly chart: string
  readonly arrows: readonly TakenArrow[]
  /** The ids of the states that are active. */
  readonly active: readonly string[]
  readonly questions: readonly Question[]
  readonly context: Tree
}

/** What a machine does with events where it is. */
export interface Answering {
  readonly open: readonly { readonly type: string; readonly sample: number; readonly to: readonly string[] }[]
  readonly refused: readonly { readonly type: string; readonly guards: readonly string[] }[]
}

/** The frame to the inspector. */
export type Told =
  | { readonly kind: 'tap.ready' }
  | { readonly kind: 'tap.step'; readonly step: TappedStep }
  | { readonly kind: 'tap.events'; readonly machines: Readonly<Record<string, Answering>> }
  | { readonly kind: 'tap.played'; readonly id: number; readonly problem?: string }

/** Events to try, by the id of the machine. */
export type Samples = Readonly<Record<string, readonly EventObject[]>>

/** The inspector to the frame. */
export type Asked =
  | { readonly kind: 'inspector.samples'; readonly samples: Samples }
  | { readonly kind: 'inspector.begin'; readonly storage: Readonly<Record<string, string>>; readonly open: string }
  | { readonly kind: 'inspector.act'; readonly id: number; readonly act: PageAct }
  | { readonly kind: 'inspector.advance'; readonly id: number; readonly milliseconds: number }
  | { readonly kind: 'inspector.back'; readonly id: number }
  | { readonly kind: 'inspector.look'; readonly id: number; readonly look: Look }
  | { readonly kind: 'inspector.send'; readonly id: number; readonly machine: string; readonly event: EventObject }
