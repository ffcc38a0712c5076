import * as v from 'valibot'
import { type Money, parseMinor } from '../../machines/entities/money'
import { foreignText } from './foreign-text'

/*
 * What answers are made of. A field that is needed is read strictly; the `…IfAny` ones only adorn, or can be done without,
 * so nothing odd about them makes an answer unusable.
 */

/** A name of the provider's that goes back to it as it came; a number beyond what JSON keeps exactly would not. */
export const reference = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())])

/** An id, also as a number. */
export const id = v.pipe(reference, v.transform(String))

/** A number, also as its digits; an empty string is none, though `Number` makes it 0. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
)

/** An amount in major units, as a number or a string, becomes integer minor units. */
export const minor = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => parseMinor(value)),
  v.number('not an amount with up to two decimals'),
)

/** ISO 4217. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** An amount of a currency that the answer itself does not name. */
/* @__NO_SIDE_EFFECTS__ */
export const amountIn = (named: string) =>
  v.pipe(
    minor,
    v.transform((value): Money => ({ minor: value, currency: named })),
  )

/** A rate in percent. */
export const rate = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
)

/** A number that is one, whichever way it is written. */
export const numberIfAny = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/\d/))]), v.transform(Number), v.finite())),
  undefined,
)

export const wholeIfAny = v.fallback(v.optional(whole), undefined)

export const textIfAny = v.fallback(v.nullish(v.string()), undefined)

export const idIfAny = v.fallback(v.nullish(id), undefined)

const LONGEST_NAME = 80

/** Somebody's or something's name, to be shown. */
export const name = v.pipe(
  v.string(),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
  v.string('nothing to be shown'),
)

export const nameIfAny = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
)

/** A flag, off where it is absent or odd. */
export const flag = v.fallback(v.nullish(v.boolean(), false), false)

/** A flag that some answers write as 0 or 1. */
export const bit = v.pipe(
  v.nullish(v.unknown(), 0),
  v.transform((value) => value === true || value === 1 || value === '1'),
)

/** The answer of a call that has none to give. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** A list of which what is odd is left out. */
/* @__NO_SIDE_EFFECTS__ */
export const listIfAny = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.fallback(v.optional(entry), undefined)), []), []),
    v.transform((items) => items.flatMap((item) => (item === undefined ? [] : [item]))),
  )
