import { entryIn } from './lease'
import { randomId } from '../platform/random-id'

/**
 * That a payment has gone out from a tab of this browser and was not answered. It may commit for a while, and the order does not know it yet:
 * so the mark outlives its tab, and for so long no other tab begins another payment (BEST-01).
 */
export interface InFlightFlag {
  /** Whether other tabs can see it. */
  set(): boolean
  clear(): void
  /** What was set by the page before this one is this tab's own: it still looks for the answer. */
  adopt(): void
  isOthers(): boolean
}

/** `length` is for how long a payment may commit after it was sent. A storage that is closed marks nothing. */
export function inFlightFlag(storage: Storage | undefined, name: string, length: number): InFlightFlag {
  let id = randomId()
  const read = () => storage && entryIn(storage, name)
  const attempt = (work: (open: Storage) => void): boolean => {
    try {
      if (storage) work(storage)
      return storage !== undefined
    } catch {
      return false
    }
  }
  return {
    set: () =>
      attempt((open) => {
        open.setItem(name, JSON.stringify({ id, until: Date.now() + length }))
      }),
    clear() {
      attempt((open) => {
        if (read()?.id === id) open.removeItem(name)
      })
    },
    adopt() {
      id = read()?.id ?? id
    },
    isOthers() {
      const mark = read()
      return mark !== undefined && mark.id !== id && mark.until > Date.now()
    },
  }
}
