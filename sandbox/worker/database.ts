import { type UseStore, createStore, entries } from 'idb-keyval'
import type { Change, Row, RowKey } from './row-changes'

export interface Database {
  read(): Promise<{ readonly mark: string | undefined; readonly rows: readonly Row[] }>
  /**
   * Writes in one transaction. `after` is the mark under which the rows were read or last written. If the database has another mark, it was
   * emptied or another worker has written to it: then nothing is written, and the result is false. Without `after`, all earlier contents
   * are deleted.
   */
  write(change: Change, mark: string, after: string | undefined): Promise<boolean>
}

/** Sorts before all rows: IndexedDB sorts strings before arrays. */
const MARK = 'mark'

const isRow = (entry: readonly [IDBValidKey, unknown]): entry is [[string, number], unknown] => Array.isArray(entry[0])

/** Errors of a lost connection: Safari may close one, such as that of a background page, without an event. */
const LOST: readonly string[] = ['InvalidStateError', 'UnknownError']

/** The browser's IndexedDB. After a lost connection, the next request opens another one. */
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
