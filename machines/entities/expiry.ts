import type { Instant } from './instant'

const SECONDS_OF_TEN_YEARS = 10 * 365 * 24 * 60 * 60
const FIRST_MILLISECONDS_INSTANT = 100_000_000_000

export const LIFETIME_UNITS = ['seconds', 'milliseconds'] as const

export type LifetimeUnit = (typeof LIFETIME_UNITS)[number]

/**
 * Converts a server's expiry value to an instant. The value may be an instant or a remaining time, in seconds or milliseconds.
 * Without `unit` its size decides: below ten years in seconds it is a remaining time, above 1973 in milliseconds it is an
 * instant in milliseconds, in between an instant in seconds. A remaining time of more than a day in seconds is taken as
 * milliseconds. Zero and negative values mean no expiry.
 */
export function expiryInstant(
  value: number | undefined,
  systemTime: Instant,
  unit?: LifetimeUnit,
): Instant | undefined {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return undefined
  if (unit) return deadlineIn(value * (unit === 'seconds' ? 1000 : 1), systemTime)
  if (value >= FIRST_MILLISECONDS_INSTANT) return value
  if (value >= SECONDS_OF_TEN_YEARS) return value * 1000
  const longestStay = 24 * 60 * 60
  return systemTime + (value > longestStay ? value : value * 1000)
}

const deadlineIn = (milliseconds: number, systemTime: Instant): Instant =>
  milliseconds >= FIRST_MILLISECONDS_INSTANT ? milliseconds : systemTime + milliseconds
