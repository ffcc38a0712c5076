import { type CreditSettings, USUAL_CREDIT } from '../records/credit-settings'
import { uuid } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { Flags, ForeignRule, InitFields } from '../records/init-fields'
import { type Telling, TELLS_ALL } from '../records/telling'
import type { Times } from '../records/times'
import type { Language } from '../records/language'
import type { Buyer, Order, Purpose } from '../records/order'
import type { Refund } from '../records/refund'
import type { Settlement } from '../records/settlement'

/** The common input for opening an order, a refund or a settlement. */
export interface Opening {
  readonly conversationId?: string | undefined
  readonly locale: Language
  readonly callbackUrl: string
  readonly times: Times
}

interface NewOrder extends Opening {
  readonly orderId: string
  readonly basketMinor: number
  readonly priceMinor: number
  readonly currency: string
  readonly buyer: Buyer
  readonly init: InitFields
  readonly flags: Flags
  readonly telling?: Telling
  /** Defaults to `admitted`. */
  readonly foreign?: ForeignRule
  readonly enabledInstallments?: readonly number[] | undefined
  readonly credit?: CreditSettings | undefined
  readonly refund?: Refund | undefined
  readonly settlement?: Settlement | undefined
}

export function openOrder({ state, random, clock }: Deps, wanted: NewOrder): Order {
  const order: Order = {
    telling: TELLS_ALL,
    ...wanted,
    conversationId: wanted.conversationId,
    foreign: wanted.foreign ?? 'admitted',
    enabledInstallments: wanted.enabledInstallments,
    purpose: purposeOf(wanted),
    credit: wanted.credit ?? USUAL_CREDIT,
    refund: wanted.refund,
    settlement: wanted.settlement,
    token: uuid(random),
    createdAt: clock.now(),
    waits: {},
    attempts: [],
    shiftSeconds: 0,
    cancelled: false,
    foreignAdmitted: false,
  }
  state.orders.set(order.token, order)
  return order
}

/** The shop's own card form for an order, for buyers whom the merchant prefers not to send through the wallet. */
export function plainFormUrl({ origins }: Deps, order: Order, lang: Language): string {
  return `${origins.shop}/plain-form/${encodeURIComponent(order.orderId)}?${new URLSearchParams({ lang })}`
}

function purposeOf({ refund, settlement }: NewOrder): Purpose {
  if (refund) return 'refund'
  return settlement ? 'settlement' : 'pay'
}

const PAGES: Readonly<Record<Purpose, string>> = {
  pay: '',
  refund: 'refund-to-balance',
  settlement: 'settlement-to-balance',
}

/** The URL of an order's hosted page, with only its token and a language. */
export function checkoutUrl({ origins }: Deps, order: Order, lang: Language): string {
  return `${origins.app}/${PAGES[order.purpose]}?${new URLSearchParams({ token: order.token, lang })}`
}
