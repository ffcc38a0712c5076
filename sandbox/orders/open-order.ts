import type { Language } from '../language'
import { uuid } from '../random'
import type { World } from '../world'
import type { Flags, ForeignRule, InitFields } from './init-fields'
import type { Buyer, Order } from './order'
import { TELLS_ALL } from './telling'
import type { Telling } from './telling'
import type { Times } from './times'

export interface NewOrder {
  readonly orderId: string
  readonly conversationId?: string | undefined
  readonly locale: Language
  readonly basketMinor: number
  readonly priceMinor: number
  readonly currency: string
  readonly callbackUrl: string
  readonly buyer: Buyer
  readonly init: InitFields
  readonly flags: Flags
  readonly times: Times
  readonly telling?: Telling
  /** Admitted, where nothing else is said. */
  readonly foreign?: ForeignRule
  readonly enabledInstallments?: readonly number[] | undefined
}

export function openOrder({ state, random, clock }: World, wanted: NewOrder): Order {
  const order: Order = {
    telling: TELLS_ALL,
    ...wanted,
    conversationId: wanted.conversationId,
    foreign: wanted.foreign ?? 'admitted',
    enabledInstallments: wanted.enabledInstallments,
    token: uuid(random),
    createdAt: clock.now(),
    attempts: [],
    shiftSeconds: 0,
    cancelled: false,
    foreignAdmitted: false,
  }
  state.orders.set(order.token, order)
  return order
}

/** The shop's own card form for an order, for whom it would rather not send through the wallet. */
export function plainFormUrl({ origins }: World, order: Order, lang: Language): string {
  return `${origins.shop}/plain-form/${encodeURIComponent(order.orderId)}?${new URLSearchParams({ lang })}`
}

/** The hosted page of an order: its token and a language, nothing else. */
export function checkoutUrl({ origins }: World, order: Order, lang: Language): string {
  return `${origins.app}/?${new URLSearchParams({ token: order.token, lang })}`
}
