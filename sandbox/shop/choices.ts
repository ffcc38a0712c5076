import { ORDER_PRESETS } from '../faults/presets'
import { moneyParts } from '../kernel/money'
import { fieldOf } from '../page/field'
import { type ForeignRule, FOREIGN_RULES } from '../records/init-fields'
import { type BuyerDetails, BUYER_DETAILS } from '../orders/buyer-details'
import type { ShopBuyer } from './buyers'
import { type Switch, SWITCHES, USUALLY_ON } from './switches'
import type { Language } from '../records/language'

/** The price of the lamp, in minor units. */
export const LIST_PRICE = 248_000

export const SHOP_CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'RUB'] as const

/** Lifetimes of an order in minutes; the first is the provider's default. */
export const LIFETIMES = [30, 1, 3, 5, 15, 60, 1440] as const

type OrderPreset = keyof typeof ORDER_PRESETS

export type Trouble = 'none' | OrderPreset

/** Faults for the order; the first is the default. */
export const TROUBLES: readonly Trouble[] = ['none', ...(Object.keys(ORDER_PRESETS) as OrderPreset[])]

/** All choices on the product page, valid or not, as they are in the form and in the page's URL. */
export interface Choices {
  readonly who: ShopBuyer
  readonly price: string
  readonly currency: string
  readonly email: string
  readonly gsmNumber: string
  readonly minutes: number
  readonly goBackUrl: string
  readonly foreign: ForeignRule
  readonly buyerDetails: BuyerDetails
  readonly trouble: Trouble
  readonly on: ReadonlySet<Switch>
}

export function usualPrice(lang: Language): string {
  const [, whole, fraction] = moneyParts(LIST_PRICE, 'TRY', lang)
  return whole + fraction
}

/**
 * Reads a posted form or a URL; missing fields keep their defaults. `was` is the buyer whose contact the form showed, so that choosing
 * another buyer fills in their contact even without a script.
 */
export function choicesFrom(sent: FormData | URLSearchParams, lang: Language, buyers: readonly ShopBuyer[]): Choices {
  const [first] = buyers
  if (!first) throw new Error('the shop has no buyer')
  const who = buyers.find(({ id }) => id === fieldOf(sent, 'who')) ?? first
  const isAnother = sent.has('was') && fieldOf(sent, 'was') !== who.id
  const contact = (name: 'email' | 'gsmNumber'): string =>
    isAnother || !sent.has(name) ? who[name] : fieldOf(sent, name)
  return {
    who,
    price: sent.has('price') ? fieldOf(sent, 'price') : usualPrice(lang),
    currency: SHOP_CURRENCIES.find((known) => known === fieldOf(sent, 'currency')) ?? 'TRY',
    email: contact('email'),
    gsmNumber: contact('gsmNumber'),
    minutes: LIFETIMES.find((known) => String(known) === fieldOf(sent, 'minutes')) ?? LIFETIMES[0],
    goBackUrl: fieldOf(sent, 'goBackUrl'),
    foreign: FOREIGN_RULES.find((known) => known === fieldOf(sent, 'foreign')) ?? FOREIGN_RULES[0],
    buyerDetails: BUYER_DETAILS.find((known) => known === fieldOf(sent, 'buyerDetails')) ?? BUYER_DETAILS[0],
    trouble: TROUBLES.find((known) => known === fieldOf(sent, 'trouble')) ?? 'none',
    on: new Set(SWITCHES.filter((name) => isOn(sent, name))),
  }
}

/** A box that is not ticked sends nothing, so the hidden field before it sends 0. */
function isOn(sent: FormData | URLSearchParams, name: Switch): boolean {
  const last = sent.getAll(name).at(-1)
  return last === undefined ? USUALLY_ON.has(name) : last === '1'
}
