import type { ReconciliationTimings } from '../after/reconciliation/machine'
import type { ShopReturnTimings } from '../after/shop-return/machine'
import type { LegalTextEvent, TextOpened } from '../around/legal-text/machine'
import type { NoticeTimings } from '../around/notice/machine'
import type { ReturningShopper } from '../entities/contact'
import type { EntryForm } from '../entities/entry-form'
import type { Flow } from '../entities/flow'
import type { Instant } from '../entities/instant'
import type { ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { NetworkState } from '../entities/network'
import type { Order } from '../entities/order'
import type { Problem } from '../entities/problem'
import type { AnyReceipt } from '../entities/receipt'
import type { RefundEvent } from '../into-balance/refund/machine'
import type { SettlementEvent } from '../into-balance/settlement/machine'
import type { AttemptTimings } from '../payment/attempt/machine'
import type { AnyAttempted } from '../payment/rules'
import type { PaymentEvent } from '../payment/setup'
import type { EmailMismatchEvent } from '../sign-in/email-mismatch/machine'
import type { ForeignPhoneEvent } from '../sign-in/foreign-phone/machine'
import type { Entrance, IdentifyEvent } from '../sign-in/identify/setup'
import type { PhoneChangeEvent } from '../sign-in/phone-change/machine'
import type { RegistrationEvent } from '../sign-in/registration/machine'
import type { ActorNameById } from '../support/port'
import type { HostEvent } from './ports'
import type { SignInToRestore, Screen } from './rules'

export type CheckoutEvent =
  | { type: 'address.asked'; screen: Screen }
  | { type: 'shopper.retried' }
  | { type: 'shopper.toggledDetail' }
  | { type: 'shopper.askedToExit' }
  | { type: 'shopper.keptPaying' }
  | { type: 'shopper.exited' }
  | { type: 'shopper.loggedOut' }
  /** The shopper closed the bank's page in the iframe, or continues it elsewhere. */
  | { type: 'shopper.closedBank' }
  /** Raised by the machine: the deadline may have changed, or gone. */
  | { type: 'session.changed' }
  /** A chunk failed to load: the connection is lost, or a deployment has replaced the page's files. */
  | { type: 'chunk.missed' }
  /** The page switched its language, and the page's own sentences are loaded. */
  | { type: 'language.changed' }
  | TextOpened
  | HostEvent

type PortName = 'startOrder' | 'openPayment' | 'restoreLogin' | 'startOver' | 'leaveForShop' | 'hostEvents'
type SignInName = 'identify' | 'registration' | 'emailMismatch' | 'foreignPhone' | 'otp' | 'phoneChange'
type MoneyName = 'payment' | 'refund' | 'settlement' | 'reconciliation' | 'shopReturn' | 'resultExtras'

export type ChildName = SignInName | MoneyName | 'countdown' | 'notice' | 'legalText' | 'tabOwnership'

/** The children to which the root forwards events, each with the events that it has. */
interface Forwarded {
  readonly identify: IdentifyEvent
  readonly registration: RegistrationEvent
  readonly emailMismatch: EmailMismatchEvent
  readonly foreignPhone: ForeignPhoneEvent
  readonly phoneChange: PhoneChangeEvent
  readonly payment: PaymentEvent
  readonly refund: RefundEvent
  readonly settlement: SettlementEvent
  readonly legalText: LegalTextEvent
}

export type ForwardParams = { [Id in keyof Forwarded]: { id: Id; event: Forwarded[Id] } }[keyof Forwarded]

/** Sends the transition's event on to a child; an event that the child does not have is a type error. */
export const forwardTo = <Id extends keyof Forwarded>(id: Id) => ({
  type: 'sendEvent' as const,
  params: ({ event }: { readonly event: Forwarded[Id] }) => ({ id, event }),
})

/** The root's child actors; each id is the name of its machine, port or source. */
export type CheckoutChildren = ActorNameById<PortName | ChildName>

/** Visible pauses and timeouts of the child machines, in milliseconds. */
export interface CheckoutTimings extends ShopReturnTimings, AttemptTimings, ReconciliationTimings, NoticeTimings {
  readonly resendCooldown: number
}

export interface CheckoutInput {
  /** The checkout form token in the URL; empty if there is none. */
  readonly token: string
  readonly asked: Screen
  /** The link's purpose, according to the URL that it was opened at. */
  readonly flow: Flow
  /** The sign-in that this tab has stored or the host app has handed over, until the provider confirms or rejects it. */
  readonly toRestore: SignInToRestore | undefined
  /** The member whose login expired before this page was reloaded. */
  readonly returning: ReturningShopper | undefined
  readonly timings: CheckoutTimings
}

export interface CheckoutContext extends CheckoutInput {
  readonly entrance: Entrance
  /** The shopper's details, as far as they are filled in. */
  readonly form: EntryForm
  readonly order: Order | undefined
  readonly pending: PendingCode | undefined
  /** The code that was pending when the shopper last left its screen: its sending is not announced again (BEST-13). */
  readonly announcedCode: PendingCode | undefined
  /** The order was sent another contact than the one that it arrived with (IDEN-07). */
  readonly isContactReplaced: boolean
  readonly member: Member | undefined
  readonly foreignBuyer: ForeignBuyer | undefined
  readonly loginEndsAt: Instant | undefined
  readonly receipt: AnyReceipt | undefined
  /** The payment that failed or whose response was lost; undefined if unknown. */
  readonly attempted: AnyAttempted | undefined
  /**
   * A payment call's login was refused, or ended during the search for the outcome, so the outcome is unknown. The shopper logs in first
   * and the order then decides; until then no sentence says "not charged".
   */
  readonly isUnresolved: boolean
  /** A payment of this order, from any tab or device, waits for a bank's decision. */
  readonly isAtBank: boolean
  /**
   * A read of the order, after a reload or an unknown answer, found that this tab's payment succeeded; its result was not shown before.
   * False after a payment whose own answer said so.
   */
  readonly isOwnPaymentFound: boolean
  readonly problem: Problem | undefined
  /** The current notice, or the last one. */
  readonly notice: Problem
  /** State of the network region, passed on to children when they start. */
  readonly network: NetworkState
  /**
   * The agreement's checkbox as the shopper last set it. A payment that this shopper sent from this tab and that was not charged
   * implies that it was ticked; a page that comes back takes the tick back.
   * Undefined while the shopper has not set it: the order's setting then counts, as the order was last read.
   */
  readonly hasAgreed: boolean | undefined
}
