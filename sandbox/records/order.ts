import type { CreditSettings } from './credit-settings'
import type { Attempt } from './attempt'
import type { Flags, ForeignRule, InitFields } from './init-fields'
import type { Telling } from './telling'
import type { Times } from './times'
import type { Language } from './language'
import type { Refund } from './refund'
import type { Settlement } from './settlement'

/** What an order was opened for. All are logged into alike, and only a payment has methods. */
export type Purpose = 'pay' | 'refund' | 'settlement'

export interface Buyer {
  readonly name: string | undefined
  readonly surname: string | undefined
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
}

/** A merchant's order, from its initialisation on; its token opens the checkout. */
export interface Order {
  readonly token: string
  readonly purpose: Purpose
  /** The merchant's own number for it, `basketId` on the wire. */
  readonly orderId: string
  readonly conversationId: string | undefined
  readonly locale: Language
  readonly createdAt: number
  readonly basketMinor: number
  /** What is charged; may differ from the basket's total by a discount or a fee, and be changed until it is paid. */
  priceMinor: number
  readonly currency: string
  readonly callbackUrl: string
  /** Who the merchant says is buying, until the checkout knows better. */
  buyer: Buyer
  readonly init: InitFields
  readonly flags: Flags
  readonly times: Times
  /** Milliseconds in place of the sandbox's, by the name of a wait of the configuration. */
  waits: Readonly<Record<string, number>>
  readonly telling: Telling
  readonly foreign: ForeignRule
  /** The numbers of installments that the merchant takes; all that a card has where it names none. */
  readonly enabledInstallments: readonly number[] | undefined
  readonly credit: CreditSettings
  readonly refund: Refund | undefined
  readonly settlement: Settlement | undefined
  readonly attempts: Attempt[]
  /** Moves the time of this order alone, apart from the sandbox's clock. */
  shiftSeconds: number
  cancelled: boolean
  /** A buyer with a foreign number may pay without being a member. */
  foreignAdmitted: boolean
}
