import type { CreditSettings } from './credit-settings'
import type { Attempt } from './attempt'
import type { Flags, ForeignRule, InitFields } from './init-fields'
import type { Telling } from './telling'
import type { Times } from './times'
import type { Language } from './language'
import type { Refund } from './refund'
import type { Settlement } from './settlement'

/** What an order was opened for. The login is the same for all, but only a payment has methods. */
export type Purpose = 'pay' | 'refund' | 'settlement'

export interface Buyer {
  readonly name: string | undefined
  readonly surname: string | undefined
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
}

/** A merchant's order, from its initialisation on. Its token opens the checkout. */
export interface Order {
  readonly token: string
  readonly purpose: Purpose
  /** The merchant's own id for it, `basketId` in calls. */
  readonly orderId: string
  readonly conversationId: string | undefined
  readonly locale: Language
  readonly createdAt: number
  readonly basketMinor: number
  /** The charged amount. It may differ from the basket's total by a discount or a fee, and can change until it is paid. */
  priceMinor: number
  readonly currency: string
  readonly callbackUrl: string
  /** The buyer as the merchant sent them, until the checkout updates the contact. */
  buyer: Buyer
  readonly init: InitFields
  readonly flags: Flags
  readonly times: Times
  /** Overrides of the sandbox's waits in milliseconds, by the names of the configuration. */
  waits: Readonly<Record<string, number>>
  readonly telling: Telling
  readonly foreign: ForeignRule
  /** The numbers of installments that the merchant accepts; undefined for all that a card has. */
  readonly enabledInstallments: readonly number[] | undefined
  readonly credit: CreditSettings
  readonly refund: Refund | undefined
  readonly settlement: Settlement | undefined
  readonly attempts: Attempt[]
  /** Shifts the clock of this order only, on top of the sandbox's. */
  shiftSeconds: number
  cancelled: boolean
  /** A buyer with a foreign number may pay as a guest. */
  foreignAdmitted: boolean
}
