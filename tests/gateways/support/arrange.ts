import type { Flow } from '../../../machines/entities/flow'
import type { MemberPage } from './member-page'

export interface CardInWallet {
  readonly cardNumber: string
  readonly expireMonth?: string
  readonly expireYear?: string
  readonly lastPaidCard?: boolean
  readonly threeDSVerified?: boolean
}

/** A member and an order, as any provider can create them. Amounts are in the currency's major units. */
export interface Wanted {
  readonly balance?: number
  readonly kycLevel?: 0 | 1 | 2
  readonly monthlyLimit?: number
  readonly name?: string
  readonly surname?: string
  readonly identity?: { readonly identityNumber: string; readonly birthDate: string }
  readonly cards?: readonly CardInWallet[]
  readonly flow?: Flow
  readonly price?: number
  readonly currency?: string
  /** The order's contact, if it differs from the member's. */
  readonly email?: string
  readonly gsmNumber?: string
  /** Fields of the init answer, by name. */
  readonly flags?: Readonly<Record<string, boolean>>
  readonly init?: Readonly<Record<string, unknown>>
  /** Why no bank lends for the order. */
  readonly creditCategory?: 'GOLD'
  readonly isOutOfStock?: boolean
}

export interface Booked {
  readonly minor: number
  readonly currency: string
  readonly paymentId: string | undefined
  readonly submissionId: string | undefined
}

/** How an order was paid in total, in minor units. */
export interface BookedParts {
  readonly payments: number
  readonly total: number
  readonly balance: number
  readonly bonus: number
  readonly card: number
}

export interface OrderStanding {
  /** NONE before the first attempt. */
  readonly paymentStatus: string
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
  readonly isForeignAdmitted: boolean
  readonly hasTransfer: boolean
  /** Whether a refund was claimed or a settlement set. */
  readonly isSettled: boolean
}

export interface MemberStanding {
  readonly name: string
  readonly surname: string
  readonly kycLevel: number
  readonly balance: number
}

export interface Struck {
  readonly path: string
  readonly phase: 'before' | 'after-commit'
  readonly act: string
  readonly nth?: number
}

interface Made {
  readonly member: {
    readonly memberId: string
    readonly memberUserId: string
    readonly email: string
    readonly gsmNumber: string
  }
  readonly order: { readonly token: string }
}

export interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** A member and an order at any provider, and what its ledger says about the order. */
export interface Arranged extends MemberPage<Made> {
  readonly callbackUrl: string
  readonly booked: () => Promise<readonly Booked[]>
  readonly parts: () => Promise<BookedParts>
  /** Bodies that the app has sent to a path of the order. */
  readonly sent: (path: string) => Promise<readonly unknown[]>
  /** Adds a fault to the order's calls to a path. */
  readonly strike: (struck: Struck) => Promise<void>
  readonly orderNow: () => Promise<OrderStanding>
  readonly memberNow: (memberId?: string) => Promise<MemberStanding | undefined>
  /** Moves the provider's clock of this order. */
  readonly advance: (seconds: number) => Promise<unknown>
  /** Number of codes sent to a phone, by default this member's. */
  readonly codesSent: (gsmNumber?: string) => Promise<number>
  readonly latestCode: (gsmNumber?: string) => Promise<string>
  /** Posts the bank's form; `approve` does what the shopper does there. */
  readonly goToBank: (form: Form) => Promise<{ readonly approve: () => Promise<unknown> }>
  readonly approveCredit: () => Promise<unknown>
  /** The money of the order's bank transfer arrives. */
  readonly receiveTransfer: () => Promise<unknown>
}

/** Creates a member and an order: the only difference between the two test providers (GWY-12). */
export interface Arrange {
  (wanted?: Wanted): Promise<Arranged>
  /** Whether this provider's documents say how a payment with this test card ends. */
  readonly publishes: (cardNumber: string) => boolean
}
