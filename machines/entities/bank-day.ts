import type { CalendarDay, Instant } from './instant'

/** Offset from UTC in milliseconds. Türkiye has no daylight saving time. */
export const ISTANBUL = 3 * 3_600_000

export const calendarDay = (instant: Instant): CalendarDay => {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The calendar day at the provider and the banks, independent of the shopper's time zone. */
export const bankDay = (at: Instant): CalendarDay => calendarDay(at + ISTANBUL)
