import * as v from 'valibot'
import { type Money, parseMinor } from '../../machines/entities/money'
import type { CardType } from '../../machines/entities/saved-card'
import { foreignText } from './foreign-text'

// A Map, not an object: a card of the type 'constructor' must not find a function.
const CARD_TYPES = new Map<string, CardType>([
  ['CREDIT_CARD', 'credit'],
  ['DEBIT_CARD', 'bank'],
  ['PREPAID_CARD', 'prepaid'],
])

/** What kind of card the wire's word means (CARD-16). */
export function typeOfCard(word: string | null | undefined): CardType | undefined {
  return CARD_TYPES.get(word ?? '')
}

/** An amount and its currency, as the consumer gateway writes them; without a currency it has the one that is named here. */
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

/** Some write eight decimals; only those that say nothing are left out. */
const withoutIdleZeros = (text: string) => text.replace(/^(\d+\.\d{2})0{1,6}$/, '$1')

/** An amount in major units, as a number or a string, becomes integer minor units. */
export const minor = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => parseMinor(typeof value === 'string' ? withoutIdleZeros(value) : value)),
  v.number('not an amount with up to two decimals'),
)

/** ISO 4217, in capitals or not, or the lira as Turkish writes it. */
export const currency = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((text) => (text === 'TL' ? 'TRY' : text)),
  v.regex(/^[A-Z]{3}$/),
)

/** A currency, or none; one that can't be read makes the amount beside it unusable. */
export const currencyOrNone = v.union([
  currency,
  v.pipe(
    v.nullish(v.literal('')),
    v.transform(() => undefined),
  ),
])

/** A currency; one that can't be read counts as none. */
export const currencyIfAny = v.fallback(v.optional(currencyOrNone), undefined)

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

const instantOf = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? Date.parse(text) : Number(text)

/** An end, or the time: a number, its digits, or an instant that names its offset. */
export const timeIfAny = v.fallback(
  v.optional(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/\d/), v.transform(instantOf))]), v.number(), v.finite()),
  ),
  undefined,
)

/** Seconds for which something is good; 0 says nothing. */
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

/** A name of a person or a thing, to be shown. */
export const name = v.pipe(
  v.string(),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
  v.string('nothing to be shown'),
)

export const nameIfAny = v.pipe(
  v.fallback(v.nullish(v.string(), ''), ''),
  v.transform((text) => foreignText(text, LONGEST_NAME)),
)

const YES: readonly unknown[] = [true, 1, '1', 'true']
const NO: readonly unknown[] = [false, 0, '0', 'false']

/** A flag that has to be said, in any of the ways that flags are written. */
export const saidFlag = v.pipe(
  v.unknown(),
  v.transform((value) => (YES.includes(value) ? true : NO.includes(value) ? false : undefined)),
  v.boolean('no flag'),
)

/** A flag, off where it is absent or odd. */
export const flag = v.fallback(saidFlag, false)

/** A flag whose safe side is on: off where it is absent, on where it is present and can't be read (GWY-11). */
export const guardingFlag = v.optional(v.fallback(saidFlag, true), false)

/** A flag that is on where it is absent or odd. */
export const flagUnlessOff = v.fallback(saidFlag, true)

/** The answer of a call that has none to give. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** An answer of which one field alone counts, as the value of that field. */
/* @__NO_SIDE_EFFECTS__ */
export const only = <Value>(field: string, schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.object({ [field]: schema }),
    v.transform((found) => found[field] as Value),
  )

/** A list that has to be there, of which what is odd is left out (GWY-11). */
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.fallback(v.optional(entry), undefined)),
    v.transform((items) => items.flatMap((item) => (item === undefined ? [] : [item]))),
  )

/** The same, empty where there is none. */
/* @__NO_SIDE_EFFECTS__ */
export const listIfAny = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.fallback(v.nullish(listOf(entry), []), [])
