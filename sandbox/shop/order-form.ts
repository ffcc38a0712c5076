import type { Language } from '../language'
import { DEMO_MEMBER } from '../members/demo-member'
import { moneyParts } from '../money'
import { DEFAULT_FLAGS } from '../orders/init-data'
import { FLAG_NAMES } from '../orders/init-fields'
import type { Flags } from '../orders/init-fields'
import { readPrice } from './price-input'

/** What the lamp costs, in minor units. */
export const LIST_PRICE = 248_000

export const SHOP_CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'RUB'] as const

/** What stands in the form's fields, right or wrong. */
export interface Typed {
  readonly price: string
  readonly currency: string
  readonly email: string
  readonly gsmNumber: string
  readonly flags: ReadonlySet<string>
}

/** How the form first stands: the demo member's order, and a checkout that offers what the sandbox settles. */
export function firstForm(lang: Language): Typed {
  const [, whole, fraction] = moneyParts(LIST_PRICE, 'TRY', lang)
  return {
    price: whole + fraction,
    currency: 'TRY',
    email: DEMO_MEMBER.email,
    gsmNumber: DEMO_MEMBER.gsmNumber,
    flags: new Set(FLAG_NAMES.filter((name) => DEFAULT_FLAGS[name])),
  }
}

export interface WantedOrder {
  readonly minor: number
  readonly currency: string
  readonly email: string
  readonly gsmNumber: string
  readonly flags: Flags
}

export type WrongField = 'price' | 'email' | 'gsmNumber'

export function typedIn(form: FormData): Typed {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const flags = new Set(form.getAll('flags').map(String))
  return { price: text('price'), currency: text('currency'), email: text('email'), gsmNumber: text('gsmNumber'), flags }
}

export function readOrder(typed: Typed): WantedOrder | { readonly wrong: readonly WrongField[] } {
  const { email, gsmNumber } = typed
  const minor = readPrice(typed.price)
  const currency = SHOP_CURRENCIES.find((known) => known === typed.currency) ?? 'TRY'
  const wrong = [
    ...(minor === undefined ? (['price'] as const) : []),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : (['email'] as const)),
    ...(/^\+905\d{9}$/.test(gsmNumber) ? [] : (['gsmNumber'] as const)),
  ]
  if (minor === undefined || wrong.length > 0) return { wrong }
  const flags = Object.fromEntries(FLAG_NAMES.map((name) => [name, typed.flags.has(name)]))
  return { minor, currency, email, gsmNumber, flags }
}
