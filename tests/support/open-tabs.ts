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

/** Browsers in which the contract of the locks must hold. */
export const BROWSERS: Readonly<Record<string, Has>> = {
  'with its own locks': {},
  'without locks': { locks: false },
  'without locks and without a channel': { locks: false, channel: false },
  'with its own locks and no channel': { channel: false },
}

/** Waits until all queued work has run. WebCrypto, which creates the names, answers from another thread. */
export async function settled() {
  for (let turns = 0; turns < 3; turns += 1) {
    await crypto.subtle.digest('SHA-256', new Uint8Array(1))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/**
 * A tab of this browser with the order open. `hadSent`: the previous page sent a payment that was not answered. `hasSent`: its outcome is
 * still unknown; a function is called whenever the page checks.
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
  locks.subscribe(({ type }) => heard.push(type))
  return {
    ...tab,
    ...locks,
    heard,
    claims: async () => (await locks.claim()).kind,
    takesOver: async () => (await locks.takeOver()).kind,
    /** Takes the lock as a payment does. */
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
