import type { TestCard } from './test-cards.ts'
import type { Fields } from './fields.ts'

export interface Sending {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** What CORS hides from a page of another origin: the whole answer, or all headers but the safelisted ones. */
  readonly hidden?: 'all' | 'headers'
}

/** A fault of the network, or of the edge in front of the provider, for an order's calls to one path. */
export interface Strike {
  readonly token: string
  readonly path: string
  /** `after-commit`: the call has taken effect, and only its answer is changed. */
  readonly phase: 'before' | 'after-commit'
  /** reset, hang, html, empty, badjson, status:503, failure:5115 or failure:5115:GROUP, truncate:40 */
  readonly act: string
  /** Strikes only this matching call, counted from 1. */
  readonly nth?: number
}

export interface SetStrike extends Strike {
  seen: number
}

export interface SavedCard extends TestCard {
  readonly cardToken: string
  readonly expireMonth: string
  readonly expireYear: string
  readonly lastPaidCard: boolean
  readonly threeDSVerified: boolean
}

export interface Member {
  readonly memberUserId: string
  readonly memberId: string
  readonly email: string
  gsmNumber: string
  readonly name: string
  readonly surname: string
  /** False from the registration until its code was entered. */
  confirmed: boolean
  kycLevel: number
  /** In minor units: a payment of level 0 or 1 above it exceeds the limit. */
  readonly kycLimit: number
  /** Minor units. */
  balance: number
  cards: readonly SavedCard[]
  /** Issued with the card list. */
  memberToken?: string
  communicationsPermission?: string
}

export type Method = 'card' | 'three-ds' | 'bkm' | 'mixed' | 'balance' | 'bank-transfer' | 'credit'

export interface Attempt {
  readonly method: Method
  readonly submissionId: string | undefined
  readonly paymentId: string
  /** In minor units: the total, and the shares of the balance and the bonus. */
  readonly paid: number
  readonly fromBalance: number
  readonly fromBonus: number
  readonly installment: number
  readonly memberId: string | undefined
  readonly card: Fields
  /** Side effects of a successful payment: saves a card, lowers a balance. */
  readonly settle: () => void
  /** How the bank decides for this card, once the shopper is there. */
  readonly atBank?: { readonly declinedBy?: string; readonly declinedGroup?: string; readonly mdStatus?: number }
  readonly errorCode?: string
  readonly errorGroup?: string | undefined
  readonly mdStatus?: number
}

export interface Payment {
  readonly token: string
  readonly method: Method
  readonly paymentId: string
  readonly amount: number
  readonly fromBalance: number
  readonly fromBonus: number
  readonly currency: string
  readonly installment: number
  readonly submissionId: string | undefined
  readonly memberId: string | undefined
}

export interface WantedOrder {
  readonly kind?: 'pay' | 'refund' | 'settlement'
  readonly price?: number
  readonly currency?: string
  readonly email?: string | null
  readonly gsmNumber?: string | null
  readonly callbackUrl?: string
  readonly lifetimeInSeconds?: number
  readonly force3Ds?: boolean
  /** In major units: replaces the bonus of every card that pays this order. */
  readonly bonus?: number
  /** GOLD, FOOD, KYC …: why no bank gives a credit for it. */
  readonly creditRefusal?: string
  /** 200321 or 150803 at the application. */
  readonly creditFailure?: string
  /** A foreign buyer is redirected to this page. */
  readonly checkoutFormUrl?: string
  /** Further fields of the detail, by their own names: flags, campaigns. */
  readonly detail?: Fields
}

export interface Order {
  readonly token: string
  readonly wanted: WantedOrder
  /** Minor units. */
  readonly price: number
  readonly currency: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly callbackUrl: string
  readonly flowToken: string
  readonly bankOrderId: string
  email: string | null
  gsmNumber: string | null
  foreign: boolean
  paymentStatus: string | undefined
  attempt: Attempt | undefined
  paidAt: number | undefined
  toldPaid: boolean
  settled: boolean
  transfer: { readonly code: string; readonly bankTransferPaymentId: string; notified: boolean } | undefined
  creditToken: string | undefined
  locale: string
}
