import * as v from 'valibot'
import { sha256 } from '../platform/sha256'

/** What counts once in this tab, over a reload too. Only the hash of each text is kept, from which the text cannot be read. */
export interface UsedOnce {
  /** False where any of them was used before; else they are used from now on. */
  use(texts: readonly string[]): Promise<boolean>
  /** What was used so far is known after a reload, too. */
  keep(): void
}

export const USED = 'used'

/** One message makes two or three; no real journey reloads more often than that many messages. */
const MOST = 60

const hashes = v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)))

/**
 * `order` is the checkout token: what was used for one order may be used for another. A storage that is closed keeps it for as long as the
 * page is there.
 */
export function createUsedOnce(order: string, storage: () => Storage): UsedOnce {
  let used = readFrom(storage)
  return {
    async use(texts) {
      const all = await Promise.all(texts.map((text) => sha256(`${order} ${text}`)))
      // Nothing is waited for between the look and the note: of two messages that come at once one is the first.
      if (all.some((hash) => used.includes(hash))) return false
      used = [...used, ...all].slice(-MOST)
      return true
    },
    keep() {
      try {
        storage().setItem(USED, JSON.stringify(used))
      } catch {
        // The page knows it.
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
