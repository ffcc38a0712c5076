import type { Asked } from './asked.ts'
import { type CallName, MONEY } from './call-names.ts'
import { type Answer, failure, type Failure } from './envelope.ts'
import { type Fields, isFields } from './fields.ts'
import type { Knob } from './knob.ts'

type Rewriting = Pick<Knob, 'answer'>

/** Changes the payload of successful answers to these calls. */
export const payloadOf = (
  calls: readonly CallName[] | 'every',
  change: (payload: Fields, asked: Asked) => Fields,
): Rewriting => ({
  answer: (answer, asked) =>
    answer.kind === 'success' && (calls === 'every' || calls.includes(asked.call))
      ? { ...answer, payload: change(answer.payload, asked) }
      : answer,
})

/** Changes one field of the payload, if present. */
export const fieldOf = (
  calls: readonly CallName[] | 'every',
  field: string,
  change: (value: unknown, asked: Asked) => unknown,
): Rewriting =>
  payloadOf(calls, (payload, asked) =>
    field in payload ? { ...payload, [field]: change(payload[field], asked) } : payload,
  )

export const entriesOf = (
  calls: readonly CallName[],
  field: string,
  change: (entry: Fields, place: number, all: readonly unknown[]) => Fields,
): Rewriting =>
  fieldOf(calls, field, (list) =>
    Array.isArray(list)
      ? list.map((entry: unknown, place, all) => (isFields(entry) ? change(entry, place, all) : entry))
      : list,
  )

export const refusing = (calls: readonly CallName[], refused: Failure): Rewriting => ({
  answer: (answer, { call }): Answer => (calls.includes(call) ? refused : answer),
})

export const systemError = (httpStatus = 200): Failure => failure('100001', { httpStatus })

export const PAYING: readonly CallName[] = MONEY
