import type { CalendarDay, Instant } from './instant'

/** Istanbul is three hours ahead of UTC, all year. */
export const ISTANBUL = 3 * 3_600_000

export const calendarDay = (instant: Instant): CalendarDay => {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day it is at the provider and the banks, wherever the shopper is. */
export const bankDay = (at: Instant): CalendarDay => calendarDay(at + ISTANBUL)
