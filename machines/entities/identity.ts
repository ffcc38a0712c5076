import { withPlainDigits } from './plain-digits'
import { FULL_AGE } from './agreed-figures'
import type { CalendarDay } from './instant'

export type NationalIdFault = 'validations.identityNumberRequired' | 'validations.identityNumber'

const ELEVEN_DIGITS = /^[1-9]\d{10}$/

/**
 * Checks the last two digits. The tenth is 7 × (sum of the odd places) − (sum of the even places), modulo 10; the eleventh is
 * the sum of the first ten, modulo 10.
 */
function isChecked(number: string): boolean {
  const digits = Array.from(number, Number)
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (digits[place] ?? 0), 0)
  const odd = sumOf([0, 2, 4, 6, 8])
  const even = sumOf([1, 3, 5, 7])
  const tenth = (odd * 7 - even + 40) % 10
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10
}

/** Parses a national identity number; spaces and full-width digits are accepted. A number with wrong check digits is a fault. */
export function parseNationalId(typed: string): { identityNumber: string } | { fault: NationalIdFault } {
  const identityNumber = withPlainDigits(typed).replace(/\s/g, '')
  if (identityNumber === '') return { fault: 'validations.identityNumberRequired' }
  const isNumber = ELEVEN_DIGITS.test(identityNumber) && isChecked(identityNumber)
  return isNumber ? { identityNumber } : { fault: 'validations.identityNumber' }
}

export type BirthDateFault = 'validations.birthDateRequired' | 'validations.birthDate'

const DAY_FIRST = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/
const WITHOUT_SIGNS = /^(\d{2})(\d{2})(\d{4})$/
/** The format that browser autofill uses. */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** Earlier years are typing errors. */
const FIRST_YEAR = 1900

function dayWithin(typed: string): CalendarDay | undefined {
  const text = withPlainDigits(typed).trim()
  const found = (DAY_FIRST.exec(text) ?? WITHOUT_SIGNS.exec(text))?.slice(1)
  const [day, month, year] = found ?? YEAR_FIRST.exec(text)?.slice(1).reverse() ?? []
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) }
}

function isReal({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= FIRST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const inOrder = ({ year, month, day }: CalendarDay) => (year * 100 + month) * 100 + day

const written = ({ year, month, day }: CalendarDay) =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year)].join('/')

/** Parses an existing date before today, and formats it as DD/MM/YYYY (VAL-04). */
export function parseBirthDate(typed: string, today: CalendarDay): { birthDate: string } | { fault: BirthDateFault } {
  if (typed.trim() === '') return { fault: 'validations.birthDateRequired' }
  const day = dayWithin(typed)
  const isPast = day !== undefined && isReal(day) && inOrder(day) < inOrder(today)
  return isPast ? { birthDate: written(day) } : { fault: 'validations.birthDate' }
}

/** A partly typed date: a two-digit day, one or two digits of a month, up to four of a year; slashes optional. */
const DATE_BEGUN = /^(\d\d)\/?(\d{1,2})\/?(\d{0,4})$/

/**
 * Inserts the slashes of DD/MM/YYYY while the shopper types. Other formats are left alone: a one-digit day, other separators,
 * and a date that begins with the year, from which a slash that was inserted earlier is removed again.
 */
export function withDateSlashes(typed: string): string {
  const yearFirst = /^(\d\d)\/(\d\d[-.].*)$/.exec(typed)
  if (yearFirst) return yearFirst.slice(1).join('')
  const [, day, month = '', year] = DATE_BEGUN.exec(withPlainDigits(typed)) ?? []
  if (day === undefined || /\/\d\//.test(typed)) return typed
  if (Number(day) > 31 || Number(month) > 12) return year ? typed : day + month
  return [day, month, ...(year ? [year] : [])].join('/')
}

/** Whether a shopper born on this day (DD/MM/YYYY) needs a guardian's approval (AGR-05); false while the date is incomplete. */
export function isUnderAge(typed: string, today: CalendarDay): boolean {
  const parsed = parseBirthDate(typed, today)
  const day = 'birthDate' in parsed ? dayWithin(parsed.birthDate) : undefined
  return day !== undefined && inOrder({ ...day, year: day.year + FULL_AGE.amount }) > inOrder(today)
}
