import * as v from 'valibot'
import type { ValueSchema } from '../../src/gateways/answer'

/** The fields of a valibot schema that are read here. */
interface Part {
  readonly kind: string
  readonly type: string
  readonly fallback?: unknown
  readonly default?: unknown
  readonly entries?: Readonly<Record<string, Part>>
  readonly item?: Part
  readonly wrapped?: Part
  readonly options?: readonly Part[]
  readonly pipe?: readonly Part[]
}

const asSchema = (part: Part) => part as unknown as v.GenericSchema

/** The schema without its fallback, which rejects the values that the fallback would replace. */
function strictOf(part: Part): v.GenericSchema {
  const { pipe, wrapped, type } = part
  if (pipe) return v.pipe(...(pipe as unknown as [v.GenericSchema]))
  if (wrapped && type === 'nullish') return v.nullish(asSchema(wrapped), part.default)
  if (wrapped && type === 'optional') return v.optional(asSchema(wrapped), part.default)
  return asSchema(part)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function within(part: Part, value: unknown, path: readonly string[]): readonly string[] {
  if (value === undefined || value === null || value === '') return []
  if ('fallback' in part && !v.is(strictOf(part), value)) return [path.join('.')]
  const { type, pipe, wrapped, options, entries, item } = part
  if (pipe) return pipe.filter(({ kind }) => kind === 'schema').flatMap((one) => within(one, value, path))
  if (wrapped) return within(wrapped, value, path)
  if (options && (type === 'union' || type === 'intersect')) {
    const fitting = type === 'union' ? options.filter((one) => v.is(asSchema(one), value)).slice(0, 1) : options
    return fitting.flatMap((one) => within(one, value, path))
  }
  if (item && Array.isArray(value)) return value.flatMap((one, at) => within(item, one, [...path, String(at)]))
  if (entries && isRecord(value))
    return Object.entries(entries).flatMap(([key, one]) => within(one, value[key], [...path, key]))
  return []
}

/** Paths of the optional values that the checkout could not read and replaced by their fallback. */
export const leftOutOf = (schema: ValueSchema<unknown>, answered: unknown): readonly string[] => [
  ...new Set(within(schema, answered, [])),
]
