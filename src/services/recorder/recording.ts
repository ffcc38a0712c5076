import * as v from 'valibot'
import { MOST_STEPS } from './most-steps'

/** A name from our own code. Text that a person types has blanks, other characters or another length. */
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
  /** The machine's path, such as `checkout.payment.attempt`. */
  machine: name,
  /** The event's type; `other` if the machine does not list it. */
  event: name,
  /** The event's listed words, by fact. */
  facts: v.optional(v.record(fact, fact)),
  value: stateValue,
  children: v.optional(v.array(name)),
  /** How the machine ended; absent while it runs. */
  ended: v.optional(v.picklist(['done', 'error', 'stopped'])),
  /** How often the same step occurred in a row; absent for once. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
})

export type Step = v.InferOutput<typeof step>

const place = v.strictObject({ machine: name, value: stateValue })

/** What "copy diagnostics" gives to support (BEST-09). */
export const recording = v.strictObject({
  format: v.literal(1),
  version: name,
  /** The name of the file that lists the hashes of all chunks, which differs for each build. */
  build: name,
  language: v.picklist(['tr', 'en']),
  supportCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)),
  /** The states before the first step. */
  began: v.array(place),
  steps: v.pipe(v.array(step), v.maxLength(MOST_STEPS)),
})

export type Recording = v.InferOutput<typeof recording>
