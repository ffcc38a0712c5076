import type { Flow } from '../../../machines/entities/flow'
import type { MemberPage } from './member-page'

export interface CardInWallet {
  readonly cardNumber: string
  readonly expireMonth?: string
  readonly expireYear?: string
  readonly lastPaidCard?: boolean
  readonly threeDSVerified?: boolean
}

/** What any provider is asked for: a member, and an order of theirs. Amounts are in the currency's units. */
export interface Wanted {
  readonly balance?: number
  readonly kycLevel?: 0 | 1 | 2
  /** What the member may pay in a month below the highest level. */
  readonly monthlyLimit?: number
  readonly name?: string
  readonly surname?: string
  readonly identity?: { readonly identityNumber: string; readonly birthDate: string }
  readonly cards?: readonly CardInWallet[]
  readonly flow?: Flow
  readonly price?: number
  readonly currency?: string
  /** The order's, where it is another than the member's. */
  readonly email?: string
  readonly gsmNumber?: string
  /** Fields of the init answer, by their own names. */
  readonly flags?: Readonly<Record<string, boolean>>
  readonly init?: Readonly<Record<string, unknown>>
  /** GOLD …: why no bank lends for it. */
  readonly creditCategory?: 'GOLD'
  readonly isOutOfStock?: boolean
}

export interface Booked {
  readonly minor: number
  readonly currency: string
  readonly paymentId: string | undefined
  readonly submissionId: string | undefined
}

/** How an order was paid in all, in minor units. */
export interface BookedParts {
  readonly payments: number
  readonly total: number
  readonly balance: number
  readonly bonus: number
  readonly card: number
}

export interface OrderStanding {
  /** NONE before anything was tried. */
  readonly paymentStatus: string
  readonly email: string | undefined
  readonly gsmNumber: string | undefined
  readonly isForeignAdmitted: boolean
  /** A bank transfer was begun for it. */
  readonly hasTransfer: boolean
  /** A refund was claimed or a settlement was set. */
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

/** A member before an order at any provider, and what its books say of the order. */
export interface Arranged extends MemberPage<Made> {
  readonly callbackUrl: string
  readonly booked: () => Promise<readonly Booked[]>
  readonly parts: () => Promise<BookedParts>
  /** The bodies that the app has sent to a path of the order. */
  readonly sent: (path: string) => Promise<readonly unknown[]>
  /** Lets something happen to the order's calls of a path. */
  readonly strike: (struck: Struck) => Promise<void>
  readonly orderNow: () => Promise<OrderStanding>
  readonly memberNow: (memberId?: string) => Promise<MemberStanding | undefined>
  /** Moves the provider's clock of this order. */
  readonly advance: (seconds: number) => Promise<unknown>
  /** How many codes were sent to a phone; this member's where none is named. */
  readonly codesSent: (gsmNumber?: string) => Promise<number>
  readonly latestCode: (gsmNumber?: string) => Promise<string>
  /** Posts the bank's form; `approve` is what its shopper does there. */
  readonly goToBank: (form: Form) => Promise<{ readonly approve: () => Promise<unknown> }>
  readonly approveCredit: () => Promise<unknown>
  /** The money of the order's bank transfer has come. */
  readonly receiveTransfer: () => Promise<unknown>
}

/** Makes a member and an order: the one thing that differs between the two doubles of the provider (GWY-12). */
export interface Arrange {
  (wanted?: Wanted): Promise<Arranged>
  /** Whether this provider's documents say how a payment by this test card ends. */
  readonly publishes: (cardNumber: string) => boolean
}
