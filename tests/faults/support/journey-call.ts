import type { IntoBalance } from '../../../machines/entities/flow'
import type { WantedFault } from '../../../sandbox/records/fault'

export type Phase = NonNullable<WantedFault['phase']>

export type Strikes = 'once' | 'twice' | 'always'

/**
 * How the shopper pays: by a typed card alone, in installments, or by way of its bank; from the balance; or with a part of the balance
 * beside a saved card, or beside a typed one, whose bank is asked. Or applies for a credit, which its bank gives. Or sends a bank transfer,
 * of which the money itself is no part here. Or pays nothing: claims a refund, or has what was earned settled, into the balance.
 */
export type Manner = Paying | IntoBalance

type Paying = 'plain' | 'installments' | 'threeDS' | 'balance' | 'mixed' | 'mixedAtBank' | 'credit' | 'transfer'

export const isIntoBalance = (manner: Manner | undefined): manner is IntoBalance =>
  manner === 'refund' || manner === 'settlement'

/**
 * A second rare thing in the same visit: the order costs something else when it is pressed, and that is accepted; a field is written into
 * between the press and the sending; the device's clock goes an hour ahead, or back, while the payment is on its way; once there is a code, or the
 * way to a bank, the order's link is opened at another device; once a payment was sent, another device pays the order.
 */
export type Twist = 'price' | 'edit' | 'ahead' | 'behind' | 'device' | 'rival' | Leaving

/**
 * When a shopper leaves: at the press itself, while the order is looked at once more, where another price is asked about, while the payment
 * is being sent, and once it was.
 */
export const MOMENTS = ['pressed', 'looking', 'asked', 'sending', 'sent'] as const

export type Moment = (typeof MOMENTS)[number]

/** By the exit, for a shop that takes its time, or by any other way, with the page in the browser's cache until they come back. */
export type Leaving = `${'exit' | 'hide'}:${Moment}`

export const isLeaving = (twist: Twist | undefined): twist is Leaving => twist?.includes(':') === true

/** Calls of the journeys; some differ only in what the payment before them, or the bank, did. */
export interface JourneyCall {
  readonly name: string
  readonly path: string
  readonly gateway: NonNullable<WantedFault['gateway']>
  /** Its place among the calls of its gateway, from where its rules count. */
  readonly place: number
  /** Values of its answer. */
  readonly values: readonly string[]
  /** What happens to it beside the acts that happen to every call. */
  readonly acts?: readonly string[]
  /** Its rules are made when the button is pressed that pays, or when the payment leaves the page, and not before the visit. */
  readonly countsFrom?: 'paying' | 'sending'
  readonly asksForAnotherCode?: true
  /** The first card that is tried. */
  readonly firstCard?: 'declined'
  /** `plain` where nothing is said. */
  readonly manner?: Manner
  /** What it tells can be done without: no matter what happens to it, the card pays. */
  readonly isOffer?: true
  /** What has to go wrong for the call to be made. */
  readonly brought?: WantedFault
  /** Asked again by the app itself when it is lost, so that only a second strike is felt. */
  readonly isRead?: true
  /** Nothing is done by it, so that before and after it are the same moment. */
  readonly isQuestion?: true
  readonly twist?: Twist
  /** Without it it is unknown whether the member may pay. */
  readonly isGate?: true
  /** Struck so alone; other strikes are the subject of the same call in another row. */
  readonly strikes?: Strikes
  /** Its word decides over money: what it says is believed. */
  readonly isMoney?: true
}
