import type { Figure } from '../../machines/entities/agreed-figures'
import type { CalendarDay } from '../../machines/entities/instant'

const grouped = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')

const NOUNS = {
  hour: 'hour',
  day: 'day',
  businessDay: 'business day',
  week: 'week',
  month: 'month',
  year: 'year',
  article: 'article',
  factor: 'factor',
  digit: 'digit',
} as const

/** A figure as a sentence has it: `3 business days`, `250 TL`, `17:00`. */
export function said({ amount, unit }: Figure): string {
  if (unit === 'lira') return `${grouped(amount)} TL`
  if (unit === "o'clock") return `${amount}:00`
  if (unit === 'version') return String(amount)
  return `${amount} ${NOUNS[unit]}${amount === 1 ? '' : 's'}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const dated = ({ day, month, year }: CalendarDay) => `${day} ${MONTHS[month - 1] ?? month} ${year}`
