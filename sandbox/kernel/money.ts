import type { Language } from '../records/language'

/** `'2480.5'`, `2480.5` → 248050 minor units. Some merchants send trailing zeros after the second decimal. */
export function toMinor(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(String(value))
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The JSON number in major units, as calls carry it. */
export function toMajor(minor: number): number {
  return minor / 100
}

const SYMBOLS = new Map([
  ['TRY', '₺'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['RUB', '₽'],
])

/** The parts of an amount for typesetting. Joined they are its plain text, `₺2.480,00` or `₺2,480.00`. */
export function moneyParts(minor: number, currency: string, language: Language): [string, string, string] {
  const digits = String(minor).padStart(3, '0')
  const [group, decimal] = language === 'tr' ? ['.', ','] : [',', '.']
  return [
    SYMBOLS.get(currency) ?? `${currency}\u00a0`,
    digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group),
    decimal + digits.slice(-2),
  ]
}
