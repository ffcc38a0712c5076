import type { Asked } from './asked.ts'
import type { Answer } from './envelope.ts'
import type { Fields } from './fields.ts'
import type { Sending } from './records.ts'

/** One freedom that the documents leave: changes an answer, its body, or how it is sent. */
export interface Knob {
  readonly why: string
  /** Knobs of one set exclude each other. */
  readonly set?: string
  /** Names of other knobs that can't be combined with this one. */
  readonly excludes?: readonly string[]
  /** Never drawn at random: it makes an outcome unknowable, or a wait long. */
  readonly apart?: true
  readonly before?: (asked: Asked) => Sending | undefined
  readonly answer?: (answer: Answer, asked: Asked) => Answer
  readonly body?: (body: Fields, asked: Asked) => Fields
  readonly sending?: (sending: Sending, asked: Asked, answer: Answer) => Sending
}
