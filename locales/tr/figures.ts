import type { Figure } from '../../machines/entities/agreed-figures'
import type { CalendarDay } from '../../machines/entities/instant'

const grouped = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')

const NOUNS = {
  hour: 'saat',
  day: 'gün',
  businessDay: 'iş günü',
  week: 'hafta',
  month: 'ay',
  year: 'yıl',
  article: 'madde',
  factor: 'unsur',
  digit: 'hane',
} as const

/** A figure as a sentence has it: `3 iş günü`, `250 TL`, `17:00`. No suffix goes with it, since vowels would have to match. */
export function said({ amount, unit }: Figure): string {
  if (unit === 'lira') return `${grouped(amount)} TL`
  if (unit === "o'clock") return `${amount}:00`
  if (unit === 'version') return String(amount)
  return `${amount} ${NOUNS[unit]}`
}

export const dated = ({ day, month, year }: CalendarDay) => `${day}.${month}.${year}`
