import { type UseStore, createStore, entries } from 'idb-keyval'
import type { Change, Row, RowKey } from './kept-rows'

export interface Database {
  read(): Promise<{ readonly mark: string | undefined; readonly rows: readonly Row[] }>
  /**
   * Writes in one transaction. `after` is the mark that the rows were read or last written under; with another one the database has been
   * emptied or written by another worker, and nothing is written: false. Without `after` all that was there goes.
   */
  write(change: Change, mark: string, after: string | undefined): Promise<boolean>
}

/** Sorts before all rows: a text is less than a list. */
const MARK = 'mark'

const isRow = (entry: readonly [IDBValidKey, unknown]): entry is [[string, number], unknown] => Array.isArray(entry[0])

/** Safari may close a connection, as that of a page in the background, without the event that says so. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError']

/** The browser's own database. After a lost connection the next request has another one. */
export function browserDatabase(open = () => createStore('sandbox', 'state')): Database {
  let connection = open()
  const inStore: UseStore = (mode, work) =>
    connection(mode, work).catch((error: unknown) => {
      if (error instanceof DOMException && LOST.includes(error.name)) connection = open()
      throw error
    })
  return {
    read: async () => {
      const all = await entries<IDBValidKey, unknown>(inStore)
      return { mark: all.find(([key]) => key === MARK)?.[1] as string | undefined, rows: all.filter(isRow) }
    },
    write: (change, mark, after) =>
      inStore(
        'readwrite',
        (store) =>
          new Promise((resolve, reject) => {
            const { transaction } = store
            let isBase = true
            transaction.oncomplete = () => {
              resolve(isBase)
            }
            transaction.onabort = () => {
              reject(transaction.error ?? new Error('the transaction was aborted'))
            }
            const found = store.get(MARK)
            found.onsuccess = () => {
              isBase = after === undefined || found.result === after
              if (isBase) put(store, change, mark, after === undefined)
            }
          }),
      ),
  }
}

function put(store: IDBObjectStore, change: Change, mark: string, isWhole: boolean): void {
  if (isWhole) store.clear()
  for (const key of change.drop) store.delete(keyOf(key))
  for (const [key, value] of change.put) store.put(value, keyOf(key))
  store.put(mark, MARK)
}

const keyOf = ([part, place]: RowKey): IDBValidKey => [part, place]
