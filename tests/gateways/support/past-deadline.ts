import { expect, vi } from 'vitest'

/** In milliseconds: longer than the deadline of any call. */
const PAST_ALL = 60_000

/**
 * The outcome of calls that the sandbox never answers. The page's time is frozen until they have arrived, then jumps past every
 * deadline, so that a busy machine can't cause a timeout too early.
 */
export async function pastDeadline<Ending>(
  send: () => Promise<Ending>,
  hasArrived: () => Promise<boolean>,
): Promise<Ending> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const ending = send()
    ending.catch(() => undefined)
    await expect.poll(hasArrived, { timeout: 20_000, interval: 10 }).toBe(true)
    vi.advanceTimersByTime(PAST_ALL)
    return await ending
  } finally {
    vi.useRealTimers()
  }
}
