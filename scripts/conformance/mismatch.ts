import * as v from 'valibot'
import type { ValueSchema } from '../../src/gateways/answer'
import { wireSchema } from '../openapi/schemas.mjs'

/** What was wrong with an answer. It contains no values of the answer except amounts. */
export interface Fault {
  /** Path of the field in the answer's value; undefined for the whole answer. */
  readonly at?: string
  readonly says: string
}

/** The fields of a JSON schema that are read here. */
interface Wire {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Wire>>
  readonly items?: Wire
  readonly anyOf?: readonly Wire[]
  readonly allOf?: readonly Wire[]
}

const TYPE_WORDS = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
])

const AMOUNT_FIELD = /price|amount|fee|rate/i
const AMOUNT = /^[\d.,+-]{1,20}$/

const variantsOf = (wire: Wire): readonly Wire[] => {
  const more = [...(wire.anyOf ?? []), ...(wire.allOf ?? [])]
  return more.length > 0 ? more.flatMap(variantsOf) : [wire]
}

const stepInto = (wires: readonly Wire[], key: string): readonly Wire[] =>
  wires
    .flatMap(({ properties, items }) => [properties?.[key], /^\d+$/.test(key) ? items : undefined])
    .flatMap((next) => (next ? variantsOf(next) : []))

function wordsOf({ type = [], const: only, enum: several }: Wire): readonly string[] {
  const values = only === undefined ? several : [only]
  if (values) return values.filter((value) => value !== null && value !== '').map((value) => JSON.stringify(value))
  return [type].flat().flatMap((name) => TYPE_WORDS.get(name) ?? [])
}

const leafOf = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => {
  const last = issue.issues?.at(-1)
  return v.getDotPath(issue) === null && last ? leafOf(last) : issue
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** Describes a value by its kind; only an amount is printed as it is. */
function cameOf(value: unknown, field: string): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (value === '') return 'empty text'
  if (Array.isArray(value)) return `a list of ${String(value.length)}`
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string' && typeof value !== 'number') return 'an object'
  if (AMOUNT_FIELD.test(field) && AMOUNT.test(String(value))) return `'${String(value)}'`
  return typeof value === 'string' ? `text of ${String(value.length)} characters` : 'a number'
}

const kindOf = (value: unknown) => TYPE_WORDS.get(Array.isArray(value) ? 'array' : typeof value) ?? 'nothing'

/** The message of a custom check; valibot's default messages would repeat the value. */
const checkOf = ({ message, expected, requirement }: v.BaseIssue<unknown>) => {
  if (!message.startsWith('Invalid ')) return message
  return requirement instanceof RegExp ? `of the form ${String(requirement)}` : (expected ?? 'a value that can be used')
}

/** Where an answer does not satisfy the gateway's schema: the field, what was expected, and what came. */
export function mismatchOf(schema: ValueSchema<unknown>, answered: unknown, place: string): Fault {
  if (place === '') {
    const [issue] = v.safeParse(schema, answered).issues ?? []
    const isWrongKind = issue !== undefined && issue.kind === 'schema' && issue.type !== 'union'
    const expected = isWrongKind ? 'another kind of value' : 'values that can be used together'
    return {
      says: `expected ${expected} (an address must be https, a token must be there), came ${cameOf(answered, '')}`,
    }
  }
  const keys = place.split('.')
  const wires = keys.reduce(stepInto, variantsOf(wireSchema(schema) as Wire))
  const words = [...new Set(wires.flatMap(wordsOf))]
  const found = valueAt(answered, keys)
  const issue = leafOf((v.safeParse(schema, answered).issues ?? [])[0] as v.BaseIssue<unknown>)
  const isOfKind = words.length === 0 || words.includes(kindOf(found))
  // The wire schema gives no type for a value that may be written in several ways, such as a flag.
  const kinds = words.length > 0 ? words : [TYPE_WORDS.get(issue.expected ?? '')].filter((word) => word !== undefined)
  const check = found !== undefined && isOfKind && kinds === words ? checkOf(issue) : undefined
  const expected = [kinds.join(' or '), check].filter((said) => said !== undefined && said !== '').join(', ')
  return { at: place, says: `expected ${expected || 'a value'}, came ${cameOf(found, keys.at(-1) ?? '')}` }
}
