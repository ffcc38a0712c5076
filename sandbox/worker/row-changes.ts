import { type State, emptyState } from '../records/state'

/** A part of the state, and a position in it. The positions preserve the part's own order. */
export type RowKey = readonly [part: string, place: number]

export type Row = readonly [key: RowKey, value: unknown]

export interface Change {
  readonly put: readonly Row[]
  readonly drop: readonly RowKey[]
}

interface Known {
  readonly place: number
  /** The record as it was written, because the sandbox changes its own in place. */
  readonly copy: unknown
  /** The last save that found the record in the state. */
  seen: number
}

/** Lists whose records are all readonly. */
const FINAL: ReadonlySet<string> = new Set<keyof State>([
  'messages',
  'entries',
  'authorisations',
  'refusals',
  'countedEvents',
  'enrolments',
  'refusedPosts',
  'reports',
  'policyReports',
])

/** Identifies a record from one save to the next: by its key in a map, by the record itself in a list. */
type Entry = readonly [name: unknown, record: unknown]

function* entriesOf(part: unknown): Iterable<Entry> {
  if (part instanceof Map) yield* part as ReadonlyMap<unknown, unknown>
  else if (Array.isArray(part)) for (const record of part) yield [record, record]
  else yield ['', part]
}

/** Deep equality without lists of keys, since every save compares the whole state. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Map) return other instanceof Map && isSame([...one], [...other])
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [of, its] = [one as Record<string, unknown>, other as Record<string, unknown>]
  for (const name in of) if (!(name in its) || !isSame(of[name], its[name])) return false
  for (const name in its) if (!(name in of)) return false
  return true
}

/** Most of the state is lists of past events, whose records never change again; a request changes until it is answered. */
const isFinal = (part: string, record: unknown) =>
  part === 'requests' ? (record as State['requests'][number]).endedAt !== undefined : FINAL.has(part)

/** Stores the state as rows, so that a save writes only the records that have changed since the last one. */
export function rowChanges() {
  const parts = new Map<string, Map<unknown, Known>>()
  const next = new Map<string, number>()
  let saves = 0

  const changeOf = (part: string, content: unknown) => {
    const known = parts.get(part)
    const put: Row[] = []
    const drop: RowKey[] = []
    const changed: (readonly [name: unknown, known: Known])[] = []
    let found = 0
    let last = -1
    let free = next.get(part) ?? 0
    for (const [name, record] of entriesOf(content)) {
      const before = known?.get(name)
      if (before) {
        before.seen = saves
        found += 1
      }
      const isInPlace = before !== undefined && before.place > last
      if (before && !isInPlace) drop.push([part, before.place])
      last = isInPlace ? before.place : free++
      if (isInPlace && (isFinal(part, before.copy) || isSame(before.copy, record))) continue
      const copy: unknown = structuredClone(record)
      put.push([[part, last], content instanceof Map ? [name, copy] : copy])
      changed.push([name, { place: last, copy, seen: saves }])
    }
    const gone = found === (known?.size ?? 0) ? [] : [...(known ?? [])].filter(([, { seen }]) => seen < saves)
    const save = () => {
      const stored = known ?? new Map<unknown, Known>()
      for (const [name] of gone) stored.delete(name)
      for (const [name, now] of changed) stored.set(name, now)
      parts.set(part, stored)
      next.set(part, free)
    }
    return { put, drop: [...drop, ...gone.map(([, { place }]): RowKey => [part, place])], save }
  }

  return {
    /** The changes that are not in the rows yet. Call `save` once they are written. */
    changeOf(state: State): Change & { save(): void } {
      saves += 1
      const changes = Object.entries(state).map(([part, content]) => changeOf(part, content))
      return {
        put: changes.flatMap(({ put }) => put),
        drop: changes.flatMap(({ drop }) => drop),
        save: () => {
          for (const { save } of changes) save()
        },
      }
    },

    /** Rebuilds the state from its rows. */
    restore(rows: readonly Row[]): State {
      const state = emptyState(0)
      const parted: Readonly<Record<string, unknown>> = { ...state }
      for (const [[part, place], value] of rows) {
        const into = parted[part]
        const [name, record] = into instanceof Map ? (value as Entry) : [Array.isArray(into) ? value : '', value]
        if (into instanceof Map) into.set(name, record)
        else if (Array.isArray(into)) into.push(record)
        else Object.assign(state, { [part]: record })
        const copy: unknown = isFinal(part, record) ? record : structuredClone(record)
        const known = parts.get(part) ?? new Map<unknown, Known>()
        parts.set(part, known.set(name, { place, copy, seen: saves }))
        next.set(part, place + 1)
      }
      return state
    },

    /** The rows in the database are unknown: the next save writes all of them. */
    clear(): void {
      parts.clear()
      next.clear()
    },
  }
}
