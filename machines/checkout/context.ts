import type { ReconciliationTimings } from '../after/reconciliation/machine'
import type { ShopReturnTimings } from '../after/shop-return/machine'
import type { TextOpened } from '../around/legal-text/machine'
import type { NoticeTimings } from '../around/notice/machine'
import type { Returning } from '../entities/contact'
import type { EntryForm } from '../entities/entry-form'
import type { Flow } from '../entities/flow'
import type { Instant } from '../entities/instant'
import type { ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { NetworkState } from '../entities/network'
import type { Order } from '../entities/order'
import type { Problem } from '../entities/problem'
import type { AnyReceipt } from '../entities/receipt'
import type { AttemptTimings } from '../payment/attempt/machine'
import type { AnyAttempted } from '../payment/rules'
import type { Entrance } from '../sign-in/identify/setup'
import type { ByName } from '../support/port'
import type { HostEvent } from './ports'
import type { Kept, Screen } from './rules'

/** What the whole checkout hears. */
export type CheckoutEvent =
  | { type: 'address.asked'; screen: Screen }
  | { type: 'shopper.retried' }
  | { type: 'shopper.toggledDetail' }
  | { type: 'shopper.askedToExit' }
  | { type: 'shopper.keptPaying' }
  | { type: 'shopper.exited' }
  /** The bank's page within this one is left, or is gone on with elsewhere. */
  | { type: 'shopper.closedBank' }
  /** Raised here: which end counts may be another one, or none. */
  | { type: 'session.changed' }
  /** A part of the page can't be loaded: the connection is lost, or the page is older than its files. */
  | { type: 'chunk.missed' }
  /** The page speaks another language from here on; the sentences of the page have come. */
  | { type: 'language.changed' }
  | TextOpened
  | HostEvent

type PortName = 'startOrder' | 'openPayment' | 'restoreLogin' | 'startOver' | 'leaveForShop' | 'hostEvents'
type SignInName = 'identify' | 'registration' | 'emailMismatch' | 'foreignPhone' | 'otp' | 'phoneChange'
type MoneyName = 'payment' | 'refund' | 'settlement' | 'reconciliation' | 'shopReturn' | 'resultExtras'

/** The machines below the root. */
export type ChildName = SignInName | MoneyName | 'countdown' | 'notice' | 'legalText' | 'tabOwnership'

/** What runs below the root: each child by the name of the machine, port or source that it is. */
export type CheckoutChildren = ByName<PortName | ChildName>

/** Milliseconds of what the shopper sees pass, in this machine's children. */
export interface CheckoutTimings extends ShopReturnTimings, AttemptTimings, ReconciliationTimings, NoticeTimings {
  readonly resendCooldown: number
}

export interface CheckoutInput {
  /** The checkout form token of the address; empty when there is none. */
  readonly token: string
  readonly asked: Screen
  /** What the link is for, by the address that it was opened at. */
  readonly flow: Flow
  /** What this tab still holds for this very token. */
  readonly kept: Kept | undefined
  /** Whose login ended on the page before, which was this one. */
  readonly returning: Returning | undefined
  readonly timings: CheckoutTimings
}

/** What the checkout knows on its way. */
export interface CheckoutContext extends CheckoutInput {
  readonly entrance: Entrance
  /** What the shopper was asked for, as far as it has been answered. */
  readonly form: EntryForm
  readonly order: Order | undefined
  readonly pending: PendingCode | undefined
  readonly member: Member | undefined
  /** Who was let in without being a member. */
  readonly foreignBuyer: ForeignBuyer | undefined
  /** When the login ends. */
  readonly loginEndsAt: Instant | undefined
  readonly receipt: AnyReceipt | undefined
  /** The payment whose answer was lost, or that failed; undefined where it is unknown. */
  readonly attempted: AnyAttempted | undefined
  /** The login of a payment call was refused and the outcome is not known: after the next login the order decides, and nothing says "not charged". */
  readonly isUnresolved: boolean
  /** A bank is known to decide on a payment of this order, from any tab or device. */
  readonly isAtBank: boolean
  /** By a payment of this tab, on a page before this one. */
  readonly isJustPaid: boolean
  readonly problem: Problem | undefined
  /** The notice on show, or the last one. */
  readonly notice: Problem
  /** What the region of that name says, for a child that begins. */
  readonly network: NetworkState
  /** The agreement is ticked, as the payment form last said. A payment of ours that was not charged implies the tick. */
  readonly hasAgreed: boolean
}
