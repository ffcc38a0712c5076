import { randomId } from '../platform/random-id'
import type { TabLock } from './tab-lock'

/** Milliseconds. */
export interface LeaseTimings {
  readonly leaseHeartbeat: number
  readonly leaseLength: number
}

/** The parts of a window through which the tabs see each other. */
export type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Entry {
  readonly id: string
  readonly until: number
  /** Rises by one with each change of holder: the newest holder counts, even if another tab wrote last. */
  readonly term?: number
}

/** The stored entry; undefined if it is missing or invalid. */
export function entryIn(storage: Storage, name: string): Entry | undefined {
  try {
    const entry = JSON.parse(storage.getItem(name) ?? 'null') as Partial<Entry> | null
    return typeof entry?.id === 'string' && typeof entry.until === 'number' ? (entry as Entry) : undefined
  } catch {
    return undefined
  }
}

/**
 * Shortens an entry that was written before the device's clock was set back. Its page renews it if it is alive; otherwise the entry expires
 * within `length` milliseconds, not when the clock reaches the former time.
 */
export function shortenEntry(storage: Storage, name: string, length: number): void {
  const entry = entryIn(storage, name)
  const latest = Date.now() + length
  if (!entry || entry.until <= latest) return
  try {
    storage.setItem(name, JSON.stringify({ ...entry, until: latest }))
  } catch {
    // The storage is full by now: the next call tries again.
  }
}

interface Place {
  readonly storage: Storage
  readonly page: TabWindow
  readonly timings: LeaseTimings
}

/**
 * A lock for browsers without Web Locks: an entry that all tabs read, with a random id, renewed as long as its page lives. The entry of a
 * dead page expires. Browsers report an entry to other tabs with a delay, so two tabs may write at once; the term and the id decide which
 * of them is the holder.
 */
export function lease({ storage, page, timings }: Place, name: string, onLost: () => void): TabLock {
  const id = randomId()
  let term = 0
  let beat: ReturnType<typeof setInterval> | undefined

  const read = () => entryIn(storage, name)
  function otherHolder(): Entry | undefined {
    const entry = read()
    return entry && entry.id !== id && entry.until > Date.now() ? entry : undefined
  }
  function renew() {
    storage.setItem(name, JSON.stringify({ id, until: Date.now() + timings.leaseLength, term }))
  }
  function isNewer({ id: other, term: its = 0 }: Entry): boolean {
    return its === term ? other > id : its > term
  }
  function lose() {
    stop()
    onLost()
  }
  function check() {
    const other = otherHolder()
    if (other && isNewer(other)) {
      lose()
      return
    }
    try {
      renew()
    } catch {
      // The storage is full by now: the entry expires.
    }
  }
  function onStorage({ key }: StorageEvent) {
    if (key === name || key === null) check()
  }
  function clear() {
    if (read()?.id === id) storage.removeItem(name)
  }
  function hold() {
    term = Math.max(term, read()?.term ?? 0) + 1
    renew()
    if (beat !== undefined) return
    beat = setInterval(check, timings.leaseHeartbeat)
    page.addEventListener('storage', onStorage)
  }
  function stop() {
    clearInterval(beat)
    beat = undefined
    page.removeEventListener('storage', onStorage)
  }

  return {
    async take() {
      if (otherHolder()) return false
      hold()
      return true
    },
    async seize() {
      hold()
      return true
    },
    async isHeld() {
      const entry = read()
      return entry !== undefined && entry.until > Date.now()
    },
    async release() {
      if (beat === undefined) return
      stop()
      clear()
    },
  }
}
