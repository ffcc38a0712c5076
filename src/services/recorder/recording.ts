import * as v from 'valibot'
import { MOST_STEPS } from './most-steps'

/** A name that our code gives. A text that a person types has blanks, other signs, or another length. */
const name = v.pipe(v.string(), v.regex(/^[\w.:*()-]{1,160}$/))

const fact = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,30}$/))

/** The value of a machine's state, as XState writes it. */
export type StateValue = string | { readonly [region: string]: StateValue }

const stateValue: v.GenericSchema<StateValue> = v.union([
  name,
  v.record(
    name,
    v.lazy(() => stateValue),
  ),
])

const step = v.strictObject({
  /** Milliseconds since the page began. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The machine, by the names of the actors that lead to it: `checkout.payment.attempt`. */
  machine: name,
  /** The type of the event; `other` for one that the machine does not name. */
  event: name,
  /** The event's words that are on our list, by field. */
  facts: v.optional(v.record(fact, fact)),
  value: stateValue,
  /** The machines that run below it afterwards. */
  children: v.optional(v.array(name)),
  /** How it ended; absent while it runs. */
  ended: v.optional(v.picklist(['done', 'error', 'stopped'])),
  /** How often the same happened in a row; absent for once. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
})

/** One thing that one machine did. */
export type Step = v.InferOutput<typeof step>

const place = v.strictObject({ machine: name, value: stateValue })

/** What "copy diagnostics" gives to support (BEST-09). */
export const recording = v.strictObject({
  format: v.literal(1),
  version: name,
  /** The name of the file with the hashes of all pieces, which is another one for each build. */
  build: name,
  language: v.picklist(['tr', 'en']),
  supportCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)),
  /** The states before the first step. */
  began: v.array(place),
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
})

export type Recording = v.InferOutput<typeof recording>
