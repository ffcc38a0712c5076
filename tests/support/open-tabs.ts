import { vi } from 'vitest'
import { createTabLocks } from '../../src/services/tabs/tab-locks'
import type { fakeBrowser, Has } from './fake-browser'

export const TIMINGS = {
  leaseHeartbeat: 5_000,
  leaseLength: 15_000,
  ownerGrace: 3_000,
  moneyDeadline: 45_000,
  processingWindow: 120_000,
}
export const TOKEN = 'a-token-that-nobody-may-read'

/** The contract of the locks holds in each of them. */
export const BROWSERS: Readonly<Record<string, Has>> = {
  'with its own locks': {},
  'without locks': { locks: false },
  'without locks and without a channel': { locks: false, channel: false },
  'with its own locks and no channel': { channel: false },
}

/** Until everything that waits only for its turn has had it. WebCrypto, which makes the names, answers from a thread of its own. */
export async function settled() {
  for (let turns = 0; turns < 3; turns += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array(1))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/**
 * A tab of this browser in which the order is opened; `hadSent` where the page before sent a payment that was not answered, and
 * `hasSent` where its end is unknown since, or what is called when the page asks itself that.
 */
export function openIn(
  browser: ReturnType<typeof fakeBrowser>,
  hadSent = false,
  hasSent: boolean | (() => boolean) = hadSent,
) {
  const tab = browser.openTab()
  const deps = {
    token: TOKEN,
    timings: TIMINGS,
    begunAt: Date.now(),
    hadSent,
    hasSent: typeof hasSent === 'function' ? hasSent : () => hasSent,
  }
  const locks = createTabLocks(deps, tab.browser)
  const heard: string[] = []
  locks.hear(({ type }) => heard.push(type))
  return {
    ...tab,
    ...locks,
    heard,
    claims: async () => (await locks.claim()).kind,
    takesOver: async () => (await locks.takeOver()).kind,
    /** As a payment does it. */
    async pays() {
      const may = await locks.lock.take()
      if (may) locks.lock.send()
      await settled()
      return may
    },
    async passes(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds)
      await settled()
    },
  }
}
