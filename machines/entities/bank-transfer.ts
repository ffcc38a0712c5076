import type { Instant } from './instant'
import type { Money } from './money'

/** An account that a protected transfer can go to. */
export interface BankAccount {
  /** As the provider writes it; goes back to it as it came. */
  readonly bankId: string | number
  readonly bankName: string | undefined
  /** Without spaces. */
  readonly iban: string
  readonly recipient: string | undefined
  readonly bankLogoUrl: string | undefined
}

/** A transfer that was begun. */
export interface BankTransfer {
  /** The reference that the shopper writes into the transfer's description. */
  readonly code: string
  readonly bankTransferPaymentId: string
}

/** The same with all that has to be known of it for as long as its code is good. */
export interface BegunTransfer extends BankTransfer {
  readonly bankId: BankAccount['bankId']
  /** The provider waits for exactly this amount, even if the order costs another one later; undefined where another device began the transfer. */
  readonly amount: Money | undefined
  /** In server time; undefined where it is unknown. */
  readonly begunAt: Instant | undefined
  /** A notice of it may have reached the provider, though this page may not have sent it. */
  readonly mayBeNotified?: boolean | undefined
}

/** An order waits for this transfer, and the provider withholds its code from this buyer. */
export interface UntoldTransfer {
  readonly code: undefined
  readonly bankTransferPaymentId: string | undefined
  readonly bankId: undefined
  readonly amount: Money | undefined
  readonly begunAt: undefined
  readonly mayBeNotified?: undefined
}

/** One that an order waits for: begun in this tab, or in another one, another browser, on another device. */
export type OpenTransfer = BegunTransfer | UntoldTransfer

/** What an order says of one, where it says it. */
export type ToldTransfer = Pick<BegunTransfer, 'code' | 'bankTransferPaymentId' | 'bankId'>
