import type { Instant } from './instant'

/** Whose time runs out first: the order's, or the member's login (CNT-04). */
export type DeadlineSide = 'form' | 'member'

export interface Deadline {
  readonly at: Instant
  readonly side: DeadlineSide
}

export interface Expiries {
  /** When the checkout form's token ends; undefined when the provider did not say. */
  readonly form: Instant | undefined
  /** When the member's login ends; undefined while no member is logged in. */
  readonly member: Instant | undefined
  /** The form's own time alone counts (customCOFormExpireTimeEnabled). */
  readonly isFormOnly: boolean
}

/** The earlier of the two, or the form's alone where the order says so (CNT-01). A tie is the form's: its end ends the order. */
export function deadlineOf({ form, member, isFormOnly }: Expiries): Deadline | undefined {
  if (member === undefined || isFormOnly) return form === undefined ? undefined : { at: form, side: 'form' }
  if (form === undefined) return { at: member, side: 'member' }
  return form <= member ? { at: form, side: 'form' } : { at: member, side: 'member' }
}

const SECONDS_OF_TEN_YEARS = 10 * 365 * 24 * 60 * 60
const FIRST_MILLISECONDS_INSTANT = 100_000_000_000

export const LIFETIME_UNITS = ['seconds', 'milliseconds'] as const

export type LifetimeUnit = (typeof LIFETIME_UNITS)[number]

/**
 * A server's word on an end, as an instant. It may be an instant or a time left, in seconds or in milliseconds; which one it is
 * is recognised by its size (0 is no end), and by the unit where that is known. Without a unit a time left is under ten years of seconds, an instant in milliseconds is after 1973, and one in
 * seconds is between. A time left in milliseconds is recognised by being a day or longer as seconds would have it.
 */
export function expiryInstant(
  value: number | undefined,
  systemTime: Instant,
  unit?: LifetimeUnit,
): Instant | undefined {
  if (value === undefined || !Number.isFinite(value) || value <= 0) return undefined
  if (unit) return toldIn(value * (unit === 'seconds' ? 1000 : 1), systemTime)
  if (value >= FIRST_MILLISECONDS_INSTANT) return value
  if (value >= SECONDS_OF_TEN_YEARS) return value * 1000
  const longestStay = 24 * 60 * 60
  return systemTime + (value > longestStay ? value : value * 1000)
}

const toldIn = (milliseconds: number, systemTime: Instant): Instant =>
  milliseconds >= FIRST_MILLISECONDS_INSTANT ? milliseconds : systemTime + milliseconds
