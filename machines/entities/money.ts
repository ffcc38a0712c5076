import type { Language } from './language'

/** An amount in integer minor units (kuruş, cent) of an ISO 4217 currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** The parts of a formatted amount; concatenated in this order they are its plain text. */
export interface MoneyParts {
  readonly minus: string
  readonly symbol: string
  readonly whole: string
  readonly fraction: string
}

export const DEFAULT_CURRENCY = 'TRY'

// A Map, not an object: on an object, a currency named 'constructor' would return a function.
const SYMBOLS = new Map([
  ['TRY', '₺'],
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['RUB', '₽'],
])

const NO_BREAK_SPACE = '\u00a0'
const MINUS_SIGN = '\u2212'

const MOST = 999_999_999_999

/** Tolerance for floating-point noise, in minor units. */
const NOISE = 0.001

function minorOfNumber(value: number): number | undefined {
  const minor = Math.round(Math.abs(value) * 100)
  return value >= 0 && minor <= MOST && Math.abs(value * 100 - minor) < NOISE ? minor : undefined
}

/**
 * `'2480.5'`, `2480.5` → 248050 minor units; `undefined` unless it has up to ten digits and up to two decimals. A number may
 * carry floating-point noise: 1179.5800000000002 is 117958.
 */
export function parseMinor(value: unknown): number | undefined {
  if (typeof value === 'number') return minorOfNumber(value)
  if (typeof value !== 'string') return undefined
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(value)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The amount in major units, as the wire's JSON number. */
export function toMajor(money: Money): number {
  return money.minor / 100
}

/**
 * Formatted without `Intl`, because the oldest supported browsers have neither narrow symbols nor Turkish number data:
 * `₺2.480,00` and `₺2,480.00`. A currency without a symbol here shows its code and a no-break space.
 */
export function moneyParts(money: Money, language: Language): MoneyParts {
  const digits = String(Math.abs(money.minor)).padStart(3, '0')
  const [group, decimal] = language === 'tr' ? ['.', ','] : [',', '.']
  return {
    minus: money.minor < 0 ? MINUS_SIGN : '',
    symbol: SYMBOLS.get(money.currency) ?? money.currency + NO_BREAK_SPACE,
    whole: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group),
    fraction: decimal + digits.slice(-2),
  }
}

/** The amount for a bank's form: no symbol and no grouping, with the language's decimal sign, `2480,00`. */
export function plainAmount({ minor, currency }: Money, language: Language): string {
  const { minus, fraction } = moneyParts({ minor, currency }, language)
  return `${minus}${Math.trunc(Math.abs(minor) / 100)}${fraction}`
}

export function formatMoney(money: Money, language: Language): string {
  const { minus, symbol, whole, fraction } = moneyParts(money, language)
  return minus + symbol + whole + fraction
}
