import type { CallKind } from '../../machines/entities/problem'

/** Caps absurd Retry-After values. Milliseconds. */
const MAX_RETRY_AFTER_MS = 60 * 60 * 1000

/** For how many milliseconds nothing is to be asked, by a Retry-After: seconds, or a date by this clock. */
export function waitOf(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined
}

/** The waits that the provider has asked for (429), each for all calls of a kind: another press makes no call meanwhile. */
export interface RateLimits {
  hold(kind: CallKind, wait: number): void
  /** In whole seconds; undefined where a call may be made. */
  secondsLeft(kind: CallKind): number | undefined
}

export function createRateLimits(now: () => number = () => performance.now()): RateLimits {
  const ends = new Map<CallKind, number>()
  return {
    hold(kind, wait) {
      ends.set(kind, now() + wait)
    },
    secondsLeft(kind) {
      const left = (ends.get(kind) ?? 0) - now()
      return left > 0 ? Math.ceil(left / 1000) : undefined
    },
  }
}
