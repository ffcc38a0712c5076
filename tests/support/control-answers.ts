import type { Authorisation, Entry, LedgerMode } from '../../sandbox/ledger/ledger'
import type { CardToSave, ListedCard } from '../../sandbox/members/saved-card'
import type { Times } from '../../sandbox/orders/times'

/** What the sandbox's control calls take and give, where the sandbox itself has no name for it. */
export interface WantedMember {
  readonly gsmNumber?: string
  readonly email?: string
  readonly name?: string
  readonly surname?: string
  readonly kycLevel?: 0 | 1 | 2
  readonly balance?: number
  readonly cards?: readonly CardToSave[]
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
  /** As the card list tells them, with their tokens. */
  readonly cards: readonly ListedCard[]
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
  readonly buyerName?: string
  readonly buyerSurname?: string
  readonly flags?: Readonly<Record<string, boolean>>
  readonly init?: Readonly<Record<string, unknown>>
  readonly telling?: { readonly noPayment?: boolean; readonly submissionId?: boolean }
}

export interface MadeOrder {
  readonly token: string
  readonly orderId: string
  readonly checkoutUrl: { readonly tr: string; readonly en: string }
}

/** What has become of an order. */
export interface OrderState {
  readonly token: string
  readonly orderId: string
  readonly price: number
  readonly currency: string
  readonly callbackUrl: string
  readonly expiresAt: number
  readonly usable: boolean
  readonly paymentStatus: string | null
  readonly paymentId: string | null
  readonly attempts: readonly {
    readonly submissionId: string
    readonly paymentStatus: string
    readonly paymentId?: string
    readonly errorCode?: string
  }[]
}

export interface LedgerState {
  readonly mode: LedgerMode
  readonly authorisations: readonly Authorisation[]
  readonly transportDuplicates: number
  readonly entries: readonly Entry[]
}
