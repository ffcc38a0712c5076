import type { CallKind } from '../../machines/entities/problem'

/** Caps absurd Retry-After values. Milliseconds. */
const MAX_RETRY_AFTER_MS = 60 * 60 * 1000

/**
 * Milliseconds to wait according to a Retry-After header: seconds, or an HTTP date compared with `now`. Undefined if there is
 * nothing to wait for.
 */
export function waitOf(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined
}

/** Rate limits that the provider set with a 429. Each applies to all calls of a kind, so another press sends no request until it ends. */
export interface RateLimits {
  hold(kind: CallKind, wait: number): void
  /** Whole seconds; undefined if a call may be made. */
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
