import { withPlainDigits } from './plain-digits'
import { FULL_AGE } from './agreed-figures'
import type { CalendarDay } from './instant'

export type NationalIdFault = 'validations.identityNumberRequired' | 'validations.identityNumber'

const ELEVEN_DIGITS = /^[1-9]\d{10}$/

/**
 * The two last digits check the nine before them. Seven times the odd places less the even ones is the tenth; the eleventh is the
 * sum of all the others; both without their tens.
 */
function isChecked(number: string): boolean {
  const digits = Array.from(number, Number)
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (digits[place] ?? 0), 0)
  const odd = sumOf([0, 2, 4, 6, 8])
  const even = sumOf([1, 3, 5, 7])
  const tenth = (odd * 7 - even + 40) % 10
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10
}

/** The number of an identity card as it was typed, with spaces or in full-width figures; an impossible one is wrong. */
export function parseNationalId(typed: string): { identityNumber: string } | { fault: NationalIdFault } {
  const identityNumber = withPlainDigits(typed).replace(/\s/g, '')
  if (identityNumber === '') return { fault: 'validations.identityNumberRequired' }
  const isNumber = ELEVEN_DIGITS.test(identityNumber) && isChecked(identityNumber)
  return isNumber ? { identityNumber } : { fault: 'validations.identityNumber' }
}

export type BirthDateFault = 'validations.birthDateRequired' | 'validations.birthDate'

const DAY_FIRST = /^(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})$/
const WITHOUT_SIGNS = /^(\d{2})(\d{2})(\d{4})$/
/** As browsers fill a birthday in. */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** No living payer was born before; a mistyped year often was. */
const FIRST_YEAR = 1900

/** Day, month and year in any form in which they are typed. */
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

/** A day that there was, before today, as DD/MM/YYYY (VAL-04). */
export function parseBirthDate(typed: string, today: CalendarDay): { birthDate: string } | { fault: BirthDateFault } {
  if (typed.trim() === '') return { fault: 'validations.birthDateRequired' }
  const day = dayWithin(typed)
  const isPast = day !== undefined && isReal(day) && inOrder(day) < inOrder(today)
  return isPast ? { birthDate: written(day) } : { fault: 'validations.birthDate' }
}

/** Two digits of a day, two of a month and up to four of a year, with the slashes between them or without. */
const DATE_BEGUN = /^(\d\d)\/?(\d{1,2})\/?(\d{0,4})$/

/**
 * A date that is being typed, with the slashes of DD/MM/YYYY between its figures. What is written in another form stays as it is: a
 * one-digit day, other signs, and a year that comes first, from which a slash of ours goes again.
 */
export function withDateSlashes(typed: string): string {
  const yearFirst = /^(\d\d)\/(\d\d[-.].*)$/.exec(typed)
  if (yearFirst) return yearFirst.slice(1).join('')
  const [, day, month = '', year] = DATE_BEGUN.exec(withPlainDigits(typed)) ?? []
  if (day === undefined || /\/\d\//.test(typed)) return typed
  if (Number(day) > 31 || Number(month) > 12) return year ? typed : day + month
  return [day, month, ...(year ? [year] : [])].join('/')
}

/** A shopper born on this day, DD/MM/YYYY, needs the approval of a guardian (AGR-05); an incomplete day shows nothing. */
export function isUnderAge(typed: string, today: CalendarDay): boolean {
  const parsed = parseBirthDate(typed, today)
  const day = 'birthDate' in parsed ? dayWithin(parsed.birthDate) : undefined
  return day !== undefined && inOrder({ ...day, year: day.year + FULL_AGE.amount }) > inOrder(today)
}
