import type { BusinessCalendar, IsoDay } from './business-calendar'

const FIRST_YEAR = 2025
const LAST_YEAR = 2035

const NATIONAL = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']
const EVE_OF_THE_REPUBLIC = '10-28'

/** Holidays of the lunar calendar, year by year, as announced or calculated: the feast of Ramadan, and the feast of sacrifice. */
const RELIGIOUS: readonly (readonly IsoDay[])[] = [
  ['2025-03-30', '2025-03-31', '2025-04-01'],
  ['2025-06-06', '2025-06-07', '2025-06-08', '2025-06-09'],
  ['2026-03-20', '2026-03-21', '2026-03-22'],
  ['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'],
  ['2027-03-09', '2027-03-10', '2027-03-11'],
  ['2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'],
]
const EVES: readonly IsoDay[] = ['2025-03-29', '2025-06-05', '2026-03-19', '2026-05-26', '2027-03-08', '2027-05-15']

const everyYear = (days: readonly string[]): readonly IsoDay[] =>
  Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index).flatMap((year) =>
    days.map((day) => `${year}-${day}`),
  )

/**
 * Türkiye's holidays, used unless the configuration names others. After the last listed religious holidays it has only the
 * national ones.
 */
export const TURKISH_CALENDAR: BusinessCalendar = {
  holidays: [...everyYear(NATIONAL), ...RELIGIOUS.flat()],
  halfDays: [...everyYear([EVE_OF_THE_REPUBLIC]), ...EVES],
}
