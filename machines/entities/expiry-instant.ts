import type { Instant } from './instant'

const SECONDS_OF_TEN_YEARS = 10 * 365 * 24 * 60 * 60
const FIRST_MILLISECONDS_INSTANT = 100_000_000_000

/**
 * A server's word on an end, as an instant. It may be an instant or a time left, in seconds or in milliseconds; which one it is
 * is told by its size: a time left is under ten years of seconds, an instant in milliseconds is after 1973, and one in
 * seconds lies between. A time left in milliseconds is told by being a day or longer as seconds would have it.
 */
export function expiryInstant(value: number | undefined, systemTime: Instant): Instant | undefined {
  if (value === undefined || !Number.isFinite(value) || value < 0) return undefined
  if (value >= FIRST_MILLISECONDS_INSTANT) return value
  if (value >= SECONDS_OF_TEN_YEARS) return value * 1000
  const longestStay = 24 * 60 * 60
  return systemTime + (value > longestStay ? value : value * 1000)
}
