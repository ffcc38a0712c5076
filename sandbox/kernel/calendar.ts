/** A day of a month, `'05-01'`, or a range of days within one month, `'06-06..09'`. */
type Day = string

// Announced and calculated public holidays of Türkiye; half days end at 13:00.
const YEARS: Readonly<Record<string, { holidays: readonly Day[]; halfDays: readonly Day[] }>> = {
  2025: {
    holidays: ['01-01', '03-30..31', '04-01', '04-23', '05-01', '05-19', '06-06..09', '07-15', '08-30', '10-29'],
    halfDays: ['03-29', '06-05', '10-28'],
  },
  2026: {
    holidays: ['01-01', '03-20..22', '04-23', '05-01', '05-19', '05-27..30', '07-15', '08-30', '10-29'],
    halfDays: ['03-19', '05-26', '10-28'],
  },
  2027: {
    holidays: ['01-01', '03-09..11', '04-23', '05-01', '05-16..19', '07-15', '08-30', '10-29'],
    halfDays: ['03-08', '05-15', '10-28'],
  },
}

function isoDays(year: string, day: Day): string[] {
  const month = day.slice(0, 2)
  const first = Number(day.slice(3, 5))
  const last = day.includes('..') ? Number(day.slice(7)) : first
  return Array.from({ length: last - first + 1 }, (_, n) => `${year}-${month}-${String(first + n).padStart(2, '0')}`)
}

const listOf = (kind: 'holidays' | 'halfDays'): string[] =>
  Object.entries(YEARS).flatMap(([year, days]) => days[kind].flatMap((day) => isoDays(year, day)))

/** The business calendar of the runtime configuration, as ISO dates. */
export const CALENDAR = { holidays: listOf('holidays'), halfDays: listOf('halfDays') }
