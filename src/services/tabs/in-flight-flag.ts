import { entryIn } from './lease'
import { randomId } from '../platform/random-id'

/**
 * Marks that a tab of this browser has sent a payment without an answer. The payment may still commit while the order does not show it, so
 * the flag outlives its tab, and until it expires no other tab starts a payment (BEST-01).
 */
export interface InFlightFlag {
  /** Returns whether other tabs can see the flag. */
  set(): boolean
  clear(): void
  /** A flag set by the previous page of this tab becomes this page's own, because the tab still looks for the answer. */
  adopt(): void
  isOthers(): boolean
}

/** `length` is how long a payment may commit after it was sent, in milliseconds. If storage is unavailable, no flag is set. */
export function inFlightFlag(storage: Storage | undefined, name: string, length: number): InFlightFlag {
  let id = randomId()
  const read = () => storage && entryIn(storage, name)
  const attempt = (work: (open: Storage) => void) => {
    try {
      if (storage) work(storage)
    } catch {
      // Without the flag, the pay lock alone keeps other tabs from paying.
    }
  }
  return {
    set() {
      attempt((open) => {
        open.setItem(name, JSON.stringify({ id, until: Date.now() + length }))
      })
      // Some storages accept an entry that no tab can read.
      return read()?.id === id
    },
    clear() {
      attempt((open) => {
        if (read()?.id === id) open.removeItem(name)
      })
    },
    adopt() {
      id = read()?.id ?? id
    },
    isOthers() {
      const flag = read()
      return !!flag && flag.id !== id && flag.until > Date.now()
    },
  }
}
