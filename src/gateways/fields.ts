import * as v from 'valibot'
import { type Money, parseMinor } from '../../machines/entities/money'
import type { CardType } from '../../machines/entities/saved-card'
import { foreignText } from './foreign-text'

// A Map, not an object: on an object, the type 'constructor' would return a function.
const CARD_TYPES = new Map<string, CardType>([
  ['CREDIT_CARD', 'credit'],
  ['DEBIT_CARD', 'bank'],
  ['PREPAID_CARD', 'prepaid'],
])

/** Maps the provider's card type (CARD-16). */
export function typeOfCard(word: string | null | undefined): CardType | undefined {
  return CARD_TYPES.get(word ?? '')
}

/** A consumer-gateway amount with its currency; `named` is the default currency. */
/* @__NO_SIDE_EFFECTS__ */
export const answeredAmount = (named: string) =>
  v.pipe(
    v.object({ amount: minor, currencyCode: v.optional(currencyOrNone), currency: v.optional(currencyOrNone) }),
    v.transform(({ amount, currencyCode, currency }): Money => ({
      minor: amount,
      currency: currencyCode ?? currency ?? named,
    })),
  )

/*
 * Fields of responses. Required fields are strict. The `…IfAny` fields are optional, so an odd value in one does not invalidate
 * the response.
 */

/** An identifier that is sent back unchanged. Rejects numbers beyond the safe integers, because JSON parsing has already altered them. */
export const reference = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.safeInteger())])

/** An identifier as a string; the provider may send a number. */
export const id = v.pipe(reference, v.transform(String))

/** A non-negative integer, or its digits. `digits` excludes the empty string, which `Number` would turn into 0. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(0),
)

/** Removes trailing zeros beyond two decimals: some providers send up to eight decimals. */
const withoutIdleZeros = (text: string) => text.replace(/^(\d+\.\d{2})0{1,6}$/, '$1')

/** Converts an amount in major units, a number or a string, to integer minor units. */
export const minor = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => parseMinor(typeof value === 'string' ? withoutIdleZeros(value) : value)),
  v.number('not an amount with up to two decimals'),
)

/** An ISO 4217 code in any case, or `TL`. */
export const currency = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => (text === 'TL' ? 'TRY' : text)),
  v.regex(/^[A-Z]{3}$/),
)

/** An optional currency. An unreadable one is an error, because the amount with it would be ambiguous. */
export const currencyOrNone = v.union([
  currency,
  v.pipe(
    v.nullish(v.literal('')),
    v.transform(() => undefined),
  ),
])

/** An optional currency; an unreadable one counts as absent. */
export const currencyIfAny = v.fallback(v.optional(currencyOrNone), undefined)

/** An amount in the currency `named`, for responses without a currency. */
/* @__NO_SIDE_EFFECTS__ */
export const amountIn = (named: string) =>
  v.pipe(
    minor,
    v.transform((value): Money => ({ minor: value, currency: named })),
  )

/** In percent. */
export const rate = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.finite(),
  v.minValue(0),
)

const instantOf = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? Date.parse(text) : Number(text)

/** A time as a number, as digits, or as an ISO 8601 instant with an offset. */
export const timeIfAny = v.fallback(
  v.optional(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/\d/), v.transform(instantOf))]), v.number(), v.finite()),
  ),
  undefined,
)

/** A duration in seconds; 0 and unreadable values count as absent. */
export const secondsIfAny = v.fallback(
  v.nullish(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.decimal())]),
      v.transform((value) => Math.floor(Number(value))),
      v.safeInteger(),
      v.minValue(1),
    ),
  ),
  undefined,
)

export const wholeIfAny = v.fallback(v.optional(whole), undefined)

export const textIfAny = v.fallback(v.nullish(v.string()), undefined)

export const idIfAny = v.fallback(v.nullish(id), undefined)

const LONGEST_NAME = 80

/** A display name of a person or thing. */
export const name = v.pipe(
  v.string(),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
  v.string('nothing to be shown'),
)

export const nameIfAny = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
)

/** A name that is sent or copied, so it is not clipped like one that is only shown. */
export const wholeNameIfAny = v.pipe(
  textIfAny,
  v.transform((text) => foreignText(text)),
)

/** The address of a picture, which no page can run as a script; undefined for any other. */
export const pictureIfAny = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^(?:https:\/\/|data:image\/)/i))),
  undefined,
)

const YES: readonly unknown[] = [true, 1, '1', 'true']
const NO: readonly unknown[] = [false, 0, '0', 'false']

/** A required boolean, in any of the notations that providers use. */
export const requiredFlag = v.pipe(
  v.unknown(),
  v.transform((value) => (YES.includes(value) ? true : NO.includes(value) ? false : undefined)),
  v.boolean('no flag'),
)

/** A boolean that defaults to false, also if unreadable. */
export const flag = v.fallback(requiredFlag, false)

/** A boolean for which true is the safe value: false if absent, true if unreadable (GWY-11). */
export const failSafeFlag = v.optional(v.fallback(requiredFlag, true), false)

/** A boolean that defaults to true, also if unreadable. */
export const flagOnByDefault = v.fallback(requiredFlag, true)

/** For responses without a value. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** Picks the value of one field from the response. */
/* @__NO_SIDE_EFFECTS__ */
export const onlyField = <Value>(field: string, schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.object({ [field]: schema }),
    v.transform((found) => found[field] as Value),
  )

/** A required list; invalid entries are dropped (GWY-11). */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.fallback(v.optional(entry), undefined)),
    v.transform((items) => items.flatMap((item) => (item === undefined ? [] : [item]))),
  )

/** An optional list; invalid entries are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export const listIfAny = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.fallback(v.nullish(listOf(entry), []), [])
