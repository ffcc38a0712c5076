import * as v from 'valibot'
import { sha256 } from '../platform/sha256'

/** Texts that can be used once in this tab, across reloads. Only a hash of each text is stored, from which the text cannot be read. */
export interface UsedOnce {
  /** Returns false if any text was used before; otherwise marks all of them as used. */
  use(texts: readonly string[]): Promise<boolean>
  /** Stores the marks, so that they survive a reload. */
  save(): void
}

export const USED = 'used'

/** Maximum number of marks. A message adds two or three, and no real journey reloads often enough to exceed it. */
const MOST = 60

const hashes = v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))

/**
 * `order` is the checkout token: a text used for one order may be used for another. If storage is unavailable, the marks last as long as
 * the page.
 */
export function createUsedOnce(order: string, storage: () => Storage): UsedOnce {
  let used = readFrom(storage)
  return {
    async use(texts) {
      const all = await Promise.all(texts.map((text) => sha256(`${order} ${text}`)))
      // There is no `await` between the check and the mark, so of two simultaneous messages only the first succeeds.
      if (all.some((hash) => used.includes(hash))) return false
      used = [...used, ...all].slice(-MOST)
      return true
    },
    save() {
      try {
        storage().setItem(USED, JSON.stringify(used))
      } catch {
        // The page still has the marks in memory.
      }
    },
  }
}

function readFrom(storage: () => Storage): readonly string[] {
  try {
    const found = v.safeParse(hashes, JSON.parse(storage().getItem(USED) ?? '[]'))
    return found.success ? found.output : []
  } catch {
    return []
  }
}
