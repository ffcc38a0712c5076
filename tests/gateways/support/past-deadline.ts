import { expect, vi } from 'vitest'

/** A minute: longer than the deadline of any call. */
const PAST_ALL = 60_000

/**
 * The end of calls that the sandbox never answers. Time does not move for the page until they have arrived, and is then put
 * forward past every deadline, so that no busy machine can be too slow for one.
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
