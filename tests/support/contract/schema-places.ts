/** The path of a value in an answer. */
export type Path = readonly (string | number)[]

/** The parts of a valibot schema that are read here. */
interface Schema {
  readonly kind?: string
  readonly type?: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly wrapped?: Schema
  readonly options?: readonly Schema[]
  readonly pipe?: readonly Schema[]
}

/** The schemas that a schema applies to the same value. */
function partsOf(schema: Schema): readonly Schema[] {
  if (schema.pipe) {
    const [first, ...rest] = schema.pipe
    return [...(first ? partsOf(first) : []), ...rest.filter(({ kind }) => kind === 'schema').flatMap(partsOf)]
  }
  if (schema.wrapped) return partsOf(schema.wrapped)
  const options = schema.type === 'union' || schema.type === 'intersect' ? (schema.options ?? []) : []
  return options.length > 0 ? options.flatMap(partsOf) : [schema]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Places {
  /** The fields that the schema names, in every object of the answer; for a list, in its first entry. */
  readonly fields: readonly { readonly path: Path; readonly value: unknown }[]
  readonly lists: readonly { readonly path: Path; readonly value: readonly unknown[] }[]
}

const NOWHERE: Places = { fields: [], lists: [] }

const both = (one: Places, other: Places): Places => ({
  fields: [...one.fields, ...other.fields],
  lists: [...one.lists, ...other.lists],
})

function within(schema: Schema, value: unknown, path: Path): Places {
  return partsOf(schema)
    .map(({ entries, item, items }): Places => {
      if (Array.isArray(value)) {
        const first = item ?? items?.[0]
        const inside = first && value.length > 0 ? within(first, value[0], [...path, 0]) : NOWHERE
        return item ? both({ fields: [], lists: [{ path, value }] }, inside) : inside
      }
      if (!entries || !isRecord(value)) return NOWHERE
      return Object.entries(entries)
        .map(([key, child]) =>
          both(
            { fields: [{ path: [...path, key], value: value[key] }], lists: [] },
            within(child, value[key], [...path, key]),
          ),
        )
        .reduce(both, NOWHERE)
    })
    .reduce(both, NOWHERE)
}

const byPath = <Place extends { readonly path: Path }>(places: readonly Place[]) => [
  ...new Map(places.map((place) => [place.path.join('.'), place])).values(),
]

/** The fields and lists that a schema reads from an answer. */
export function placesOf(schema: object, answer: unknown): Places {
  const { fields, lists } = within(schema, answer, [])
  return { fields: byPath(fields), lists: byPath(lists) }
}

/** The answer with another value at a path; `undefined` removes the field. */
export function withAt(answer: unknown, [key, ...rest]: Path, changed: unknown): unknown {
  if (key === undefined) return changed
  if (Array.isArray(answer)) {
    const entries: readonly unknown[] = answer
    return entries.map((entry, at) => (at === key ? withAt(entry, rest, changed) : entry))
  }
  const { [String(key)]: old, ...others } = answer as Record<string, unknown>
  const fresh = withAt(old, rest, changed)
  return fresh === undefined ? others : { ...others, [key]: fresh }
}
