import type { Database } from '../../sandbox/worker/database'
import type { Row, RowKey } from '../../sandbox/worker/row-changes'
import { databaseStore } from '../../sandbox/worker/database-store'

const never = () => new Promise<never>(() => undefined)

/** An in-memory database that stores copies, as a browser's does, and records what each write has put and dropped. */
export function memoryDatabase() {
  const rows = new Map<string, Row>()
  const writes: { put: string[]; dropped: string[] }[] = []
  const at = { mark: undefined as string | undefined, refusals: 0, gate: Promise.resolve() }
  const nameOf = ([part, place]: RowKey) => `${part} ${place}`
  const database: Database = {
    read: async () => ({
      mark: at.mark,
      rows: structuredClone([...rows.values()].sort(([[, one]], [[, other]]) => one - other)),
    }),
    write: async ({ put, drop }, mark, after) => {
      await at.gate
      if (at.refusals > 0) {
        at.refusals -= 1
        throw new Error('no room')
      }
      if (after !== undefined && after !== at.mark) return false
      if (after === undefined) rows.clear()
      for (const key of drop) rows.delete(nameOf(key))
      for (const [key, value] of put) rows.set(nameOf(key), structuredClone([key, value]))
      writes.push({ put: put.map(([key]) => nameOf(key)), dropped: drop.map(nameOf) })
      at.mark = mark
      return true
    },
  }
  const empty = () => {
    rows.clear()
    at.mark = undefined
  }
  return { database, writes, at, empty }
}

interface How {
  readonly sandbox?: string
  readonly wait?: (milliseconds: number) => Promise<void>
}

let workers = 0

/** The store of a separate worker. */
export const storeIn = (database: Database, { sandbox = 'one', wait = never }: How = {}) =>
  databaseStore({ sandbox, worker: String((workers += 1)), database, wait })
