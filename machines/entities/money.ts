import type { Language } from './language'

/** An amount in integer minor units (kuruş, cent) of an ISO 4217 currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** The pieces an amount is typeset from; joined in order they are its plain text. */
export interface MoneyParts {
  readonly minus: string
  readonly symbol: string
  readonly whole: string
  readonly fraction: string
}

export const DEFAULT_CURRENCY = 'TRY'

// A Map, not an object: a currency named 'constructor' must not find a function.
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

/** Of a minor unit: how far the arithmetic of another program may have moved a number away from a whole one. */
const NOISE = 0.001

function minorOfNumber(value: number): number | undefined {
  const minor = Math.round(Math.abs(value) * 100)
  return value >= 0 && minor <= MOST && Math.abs(value * 100 - minor) < NOISE ? minor : undefined
}

/**
 * `'2480.5'`, `2480.5` → 248050 minor units; `undefined` for anything but up to ten digits with up to two decimals. A number
 * may have noise behind them: 1179.5800000000002 is 117958.
 */
export function parseMinor(value: unknown): number | undefined {
  if (typeof value === 'number') return minorOfNumber(value)
  if (typeof value !== 'string') return undefined
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(value)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The amount as the JSON number the wire expects, in major units. */
export function toMajor(money: Money): number {
  return money.minor / 100
}

/**
 * Written out by hand, since the oldest engines have neither narrow symbols nor Turkish number data:
 * `₺2.480,00` and `₺2,480.00`; a currency without a symbol of ours shows its code and a no-break space.
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

/** As a bank's form takes it: figures and the shopper's decimal sign, `2480,00`. */
export function plainAmount({ minor, currency }: Money, language: Language): string {
  const { minus, fraction } = moneyParts({ minor, currency }, language)
  return `${minus}${Math.trunc(Math.abs(minor) / 100)}${fraction}`
}

export function formatMoney(money: Money, language: Language): string {
  const { minus, symbol, whole, fraction } = moneyParts(money, language)
  return minus + symbol + whole + fraction
}
