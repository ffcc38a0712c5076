import type { Store } from '../kernel/store'
import type { State } from '../records/state'
import type { Database } from './database'
import { rowChanges } from './row-changes'
import { StorageRefused } from './storage-refused'

interface Around {
  /** Identifies the sandbox's code: the state of another version is ignored, since its records may differ. */
  readonly sandbox: string
  /** Identifies this worker, since a browser may start one before it has ended the last: their marks must differ. */
  readonly worker: string
  readonly database: Database
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Milliseconds. A database that another page's request blocks never answers, so opening it has a limit. */
const OPENS_WITHIN = 10_000

const refused = (cause: unknown): never => {
  throw new StorageRefused(cause)
}

/** Browsers stop an idle worker, so the state is stored in a database, and no request is answered before its changes are stored. */
export function databaseStore({ sandbox, worker, database, wait }: Around): Store {
  const rows = rowChanges()
  let written = 0
  let mark: string | undefined
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  const write = async (state: State): Promise<void> => {
    if (mark === undefined) rows.clear()
    const change = rows.changeOf(state)
    if (change.put.length === 0 && change.drop.length === 0) return
    written += 1
    const after = mark
    const now = `${sandbox} ${worker} ${written}`
    // After a failed write the contents of the database are unknown, so the next one writes everything.
    mark = undefined
    if (!(await database.write(change, now, after))) {
      await write(state)
      return
    }
    change.save()
    mark = now
  }

  return {
    load: async () => {
      const late = wait(OPENS_WITHIN).then(() => refused('no answer from the database'))
      const found = await Promise.race([database.read().catch(refused), late])
      if (found.mark?.split(' ')[0] !== sandbox) return undefined
      mark = found.mark
      return rows.restore(found.rows)
    },
    // One write at a time; all saves that are requested meanwhile share the next one.
    save: (state) => {
      next ??= writing
        .catch(() => undefined)
        .then(() => {
          next = undefined
          writing = write(state)
          return writing
        })
        .catch(refused)
      return next
    },
  }
}
