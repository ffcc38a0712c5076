import { CALENDAR } from '../../kernel/calendar'
import { istanbulTime } from '../../kernel/istanbul'

const DAY = 86_400_000
const HOLIDAYS: ReadonlySet<string> = new Set(CALENDAR.holidays)
const HALF_DAYS: ReadonlySet<string> = new Set(CALENDAR.halfDays)

function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day)
}

const closingTime = (day: string): string => (HALF_DAYS.has(day) ? '13:00:00' : '17:00:00')

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

function businessDayAfter(day: string): string {
  const next = dayAfter(day)
  return isBusinessDay(next) ? next : businessDayAfter(next)
}

/** The business day on which an order counts as received, `'2025-11-21'`: after closing time it is the next one. */
function dayReceived(at: number): string {
  const [day = '', time = ''] = istanbulTime(at).split('T')
  return isBusinessDay(day) && time <= closingTime(day) ? day : businessDayAfter(day)
}

/** Midnight in Istanbul at the end of this many business days after the day on which an order counts as received. */
export function endOfBusinessDays(at: number, count: number): number {
  const last = Array.from({ length: count }).reduce<string>(businessDayAfter, dayReceived(at))
  return Date.parse(`${dayAfter(last)}T00:00:00+03:00`)
}
