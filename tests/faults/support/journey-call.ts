import type { IntoBalance } from '../../../machines/entities/flow'
import type { WantedFault } from '../../../sandbox/records/fault'

export type Phase = NonNullable<WantedFault['phase']>

export type Strikes = 'once' | 'twice' | 'always'

/**
 * How the shopper pays: with a new card alone, in installments, or with 3-D Secure; from the balance; partly from the balance and partly
 * with a saved card, or with a new one at its bank; with a shopping credit from a bank; by bank transfer, without the transfer itself. Or
 * claims a refund or settlement into the balance.
 */
export type Manner = Paying | IntoBalance

type Paying = 'plain' | 'installments' | 'threeDS' | 'balance' | 'mixed' | 'mixedAtBank' | 'credit' | 'transfer'

export const isIntoBalance = (manner: Manner | undefined): manner is IntoBalance =>
  manner === 'refund' || manner === 'settlement'

/**
 * A second rare event in the same visit: the price changes at the press, and the shopper accepts it (`price`); a field is edited between
 * the press and the call (`edit`); the device's clock jumps an hour during the payment (`ahead`, `behind`); with a code or a redirect
 * pending, the link is opened on another device (`device`); after the payment was sent, another device pays the order (`rival`).
 */
export type Twist = 'price' | 'edit' | 'ahead' | 'behind' | 'device' | 'rival' | Leaving

/**
 * When a shopper leaves: at the press, during the read of the order, at the question about a new price, during the payment call, or after
 * it was sent.
 */
export const MOMENTS = ['pressed', 'looking', 'asked', 'sending', 'sent'] as const

export type Moment = (typeof MOMENTS)[number]

/** With the exit to a slow shop, or in any other way, the page then being in the back/forward cache until the shopper returns. */
export type Leaving = `${'exit' | 'hide'}:${Moment}`

export const isLeaving = (twist: Twist | undefined): twist is Leaving => twist?.includes(':') === true

/** A call of the journeys; some differ only in what the payment or the bank did before. */
export interface JourneyCall {
  readonly name: string
  readonly path: string
  readonly gateway: NonNullable<WantedFault['gateway']>
  /** Its position among the calls of its gateway, from where its rules start to count. */
  readonly place: number
  /** Paths of the values in its answer. */
  readonly values: readonly string[]
  /** Faults for this call in addition to those for every call. */
  readonly acts?: readonly string[]
  /** Adds its rules when the pay button is pressed or when the payment is sent; otherwise before the visit. */
  readonly countsFrom?: 'paying' | 'sending'
  readonly asksForAnotherCode?: true
  readonly firstCard?: 'declined'
  /** Defaults to `plain`. */
  readonly manner?: Manner
  /** Optional: the card pays, no matter what happens to this call. */
  readonly isOffer?: true
  /** The fault that must occur for this call to be made. */
  readonly brought?: WantedFault
  /** The app retries this call itself, so only a second strike has an effect. */
  readonly isRead?: true
  /** A read: it changes nothing, so before and after are the same phase. */
  readonly isQuestion?: true
  readonly twist?: Twist
  /** Needed to know whether the member may pay. */
  readonly isGate?: true
  /** The only number of strikes to play; other rows of the same call cover the rest. */
  readonly strikes?: Strikes
  /** A money call: its answer is believed. */
  readonly isMoney?: true
}
