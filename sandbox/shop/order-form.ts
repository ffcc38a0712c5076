import { type Flags, FLAG_NAMES } from '../records/init-fields'
import type { Choices } from './choices'
import { readPrice } from '../page/price-input'

export interface WantedOrder {
  readonly minor: number
  readonly choices: Choices
  readonly flags: Flags
}

export type WrongField = 'price' | 'email' | 'gsmNumber' | 'goBackUrl'

/** A number of any country; a Turkish one must be a mobile. */
const PHONE = /^\+(?:905\d{9}|(?!90)[1-9]\d{6,14})$/

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export function readOrder(choices: Choices): WantedOrder | { readonly wrong: readonly WrongField[] } {
  const { price, email, gsmNumber, goBackUrl, on } = choices
  const minor = readPrice(price)
  const wrong = [
    ...(minor === undefined ? (['price'] as const) : []),
    ...(EMAIL.test(email) ? [] : (['email'] as const)),
    ...(PHONE.test(gsmNumber) ? [] : (['gsmNumber'] as const)),
    ...(goBackUrl === '' || isAddress(goBackUrl) ? [] : (['goBackUrl'] as const)),
  ]
  if (minor === undefined || wrong.length > 0) return { wrong }
  return { minor, choices, flags: Object.fromEntries(FLAG_NAMES.map((name) => [name, on.has(name)])) }
}
