import { bankDay, calendarDay, ISTANBUL } from './bank-day'
import { HALF_DAY_CUT_OFF, ORDER_CUT_OFF } from './agreed-figures'
import type { CalendarDay, Instant } from './instant'

/** `2026-05-27`. */
export type IsoDay = string

/** Bank holidays other than weekends, and half days, on which banks close early. */
export interface BusinessCalendar {
  readonly holidays: readonly IsoDay[]
  readonly halfDays: readonly IsoDay[]
}

export const WITHOUT_HOLIDAYS: BusinessCalendar = { holidays: [], halfDays: [] }

const HOUR = 3_600_000
const DAY = 24 * HOUR

const twoDigits = (count: number) => String(count).padStart(2, '0')

export const isoDay = ({ year, month, day }: CalendarDay): IsoDay => `${year}-${twoDigits(month)}-${twoDigits(day)}`

const noonOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day, 12)

export const daysAfter = (day: CalendarDay, count: number): CalendarDay => calendarDay(noonOf(day) + count * DAY)

export function isBusinessDay({ holidays }: BusinessCalendar, day: CalendarDay): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.includes(isoDay(day))
}

/** Counts `count` business days, starting after `day`; returns `day` itself for 0. */
export function businessDaysAfter(calendar: BusinessCalendar, day: CalendarDay, count: number): CalendarDay {
  let last = day
  for (let left = count; left > 0;) {
    last = daysAfter(last, 1)
    if (isBusinessDay(calendar, last)) left -= 1
  }
  return last
}

function isInTime({ halfDays }: BusinessCalendar, at: Instant): boolean {
  const closing = halfDays.includes(isoDay(bankDay(at))) ? HALF_DAY_CUT_OFF : ORDER_CUT_OFF
  return (at + ISTANBUL) % DAY <= closing.amount * HOUR
}

/** The business day on which a payment order counts as received. After the cut-off, or on a holiday, it is the next one (AGR-02). */
export function dayReceived(calendar: BusinessCalendar, at: Instant): CalendarDay {
  const day = bankDay(at)
  return isBusinessDay(calendar, day) && isInTime(calendar, at) ? day : businessDaysAfter(calendar, day, 1)
}
