import type { CalendarDay } from '../../../machines/entities/instant'
import { TURKISH_CALENDAR } from '../../../machines/entities/turkish-calendar'
import type { ProtectedOrder } from '../../../machines/after/protected-shopping/rules'

export const onDay = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

/** One of a Wednesday before a long holiday. */
export const PROTECTED_ORDER: ProtectedOrder = { orderedOn: onDay('2026-05-20'), calendar: TURKISH_CALENDAR }

/** Days and moments that differ for it. */
export const IN_TIME = onDay('2026-05-21')
export const TOO_LATE = onDay('2026-07-20')
export const NEXT_DAY = Date.parse('2026-05-22T10:00:00+03:00')
export const LONG_AFTER = Date.parse('2026-08-20T10:00:00+03:00')
