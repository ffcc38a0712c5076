import type { CountedEvent, RefusedPost } from '../../sandbox/records/state'
import type { Decision } from '../../sandbox/payments/credits/decide'
import type { CreditSettings } from '../../sandbox/records/credit-settings'
import type { Sum } from '../../sandbox/ledger/sums'
import type { Consents } from '../../sandbox/records/consents'
import type { CardToSave, ListedCard } from '../../sandbox/members/saved-card'
import type { ForeignRule } from '../../sandbox/records/init-fields'
import type { Times } from '../../sandbox/records/times'
import type { Sending } from '../../sandbox/payments/transfers/send-money'
import type { Fault } from '../../sandbox/records/fault'
import type { Message } from '../../sandbox/records/message'
import type { Authorisation, Entry, LedgerMode } from '../../sandbox/records/ledger'
import type { Report } from '../../sandbox/records/report'

/** Inputs and answers of the sandbox's control calls that the sandbox itself does not export. */
export interface WantedMember {
  readonly gsmNumber?: string
  readonly email?: string
  readonly name?: string
  readonly surname?: string
  readonly kycLevel?: 0 | 1 | 2
  /** Replaces the limit of their level. */
  readonly monthlyLimit?: number
  readonly balance?: number
  readonly cards?: readonly CardToSave[]
  /** Eleven digits with a valid checksum. */
  readonly identityNumber?: string
  /** `'1990-04-23'` */
  readonly birthDate?: string
  readonly emailConfirmed?: boolean
  readonly suspended?: boolean
  readonly creditRestricted?: boolean
}

export interface MadeMember {
  readonly memberId: string
  readonly memberUserId: string
  readonly gsmNumber: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly kycLevel: 0 | 1 | 2
  readonly balance: number
  readonly consents: Consents
  /** As in the card list, with their tokens. */
  readonly cards: readonly ListedCard[]
}

/** Tokens as in the provider's own app. */
export interface HandedLogin {
  readonly accessToken: string
  readonly refreshToken: string
  readonly memberId: string
  readonly memberUserId: string
}

export interface Counted {
  readonly events: readonly CountedEvent[]
  readonly refused: readonly RefusedPost[]
}

export interface Reports {
  readonly reports: readonly Report[]
  readonly refused: readonly RefusedPost[]
}

export interface WantedOrder extends Partial<Times> {
  readonly price?: number
  readonly currency?: string
  readonly email?: string
  readonly gsmNumber?: string
  readonly merchantName?: string
  readonly merchantInfo?: string
  readonly goBackUrl?: string
  readonly callbackUrl?: string
  /** `null` if the merchant has not sent it. */
  readonly buyerName?: string | null
  readonly buyerSurname?: string | null
  readonly flags?: Readonly<Record<string, boolean>>
  readonly init?: Readonly<Record<string, unknown>>
  readonly telling?: { readonly noPayment?: boolean; readonly submissionId?: boolean; readonly transferCode?: boolean }
  readonly credit?: Partial<CreditSettings>
  /** How buyers with a foreign phone are treated; by default they are admitted. */
  readonly foreign?: ForeignRule
  /** Opens the order for a refund or settlement instead of a payment. */
  readonly refund?: { readonly payerId?: string; readonly paidDaysAgo?: number; readonly hasProblem?: boolean }
  readonly settlement?: { readonly subMerchantKey?: string; readonly isStuck?: boolean; readonly delaySeconds?: number }
}

export interface WantedTransfer {
  readonly code?: string
  readonly amount?: number
}

export interface SentTransfer {
  readonly outcome: Sending['kind']
}

export interface WantedDecision {
  readonly decision: Decision
  /** In months. */
  readonly term?: number
}

export interface MadeOrder {
  readonly token: string
  readonly orderId: string
  readonly checkoutUrl: { readonly tr: string; readonly en: string }
}

export interface OrderState {
  readonly token: string
  readonly orderId: string
  readonly price: number
  readonly currency: string
  readonly callbackUrl: string
  readonly expiresAt: number
  readonly usable: boolean
  /** The buyer, as far as the order knows them by now. */
  readonly buyer: {
    readonly name?: string
    readonly surname?: string
    readonly email?: string
    readonly gsmNumber?: string
  }
  readonly foreignAdmitted: boolean
  readonly paymentStatus: string | null
  readonly paymentId: string | null
  readonly attempts: readonly {
    readonly submissionId: string
    readonly paymentStatus: string
    readonly paymentId?: string
    readonly errorCode?: string
  }[]
  /** If the order has one. */
  readonly transfer?: { readonly code: string; readonly bankTransferPaymentId: string; readonly endsAt: number }
  readonly credit?: { readonly acquirerId: number; readonly term?: number; readonly pageUrl: string }
  readonly refund?: { readonly paymentId: string; readonly claimed: boolean }
  readonly settlement?: { readonly set: boolean }
}

/** A post of the token to the shop. */
export interface Callback {
  readonly at: number
  readonly token: string
  readonly orderId: string
  readonly status: number
}

/** Everything recorded about an order's money, and what was reported about it. */
export interface LedgerState {
  /** Of the whole sandbox: reproduces a run. */
  readonly seed: number
  readonly mode: LedgerMode
  readonly authorisations: readonly Authorisation[]
  readonly transportDuplicates: number
  readonly entries: readonly Entry[]
  readonly sums: readonly Sum[]
  readonly messages: readonly Message[]
  readonly callbacks: readonly Callback[]
}

/** A fault rule, and how often it has struck. */
export interface ToldFault extends Fault {
  readonly id: string
  readonly seen: number
  readonly struck: number
}
