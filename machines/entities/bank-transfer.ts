import type { Instant } from './instant'
import type { Money } from './money'

/** An account that a protected bank transfer can be sent to. */
export interface BankAccount {
  /** Returned to the provider unchanged, as the type it came in. */
  readonly bankId: string | number
  readonly bankName: string | undefined
  /** The address of a picture. */
  readonly logo: string | undefined
  /** Without spaces. */
  readonly iban: string
  readonly recipient: string | undefined
}

/** A started bank transfer. */
export interface BankTransfer {
  /** The reference that the shopper writes into the transfer's description. */
  readonly code: string
  readonly bankTransferPaymentId: string
}

/** A started bank transfer with all that is needed while its code is valid. */
export interface TransferWithCode extends BankTransfer {
  readonly bankId: BankAccount['bankId']
  /**
   * The provider expects exactly this amount, even if the order's price changes later; undefined if another device started the
   * transfer.
   */
  readonly amount: Money | undefined
  /** In server time, if known. */
  readonly begunAt: Instant | undefined
  /** The provider may have been notified of the transfer, possibly by another page. */
  readonly mayBeNotified?: boolean | undefined
}

/** The order waits for this transfer, but the provider does not give this buyer its code. */
export interface TransferWithoutCode {
  readonly code: undefined
  readonly bankTransferPaymentId: string | undefined
  readonly bankId: undefined
  readonly amount: Money | undefined
  readonly begunAt: undefined
  readonly mayBeNotified?: undefined
}

/** A transfer that the order waits for: started in this tab, in another one, or on another device. */
export type OpenTransfer = TransferWithCode | TransferWithoutCode

/** The fields of a transfer that an order's detail can contain. */
export type OrderTransfer = Pick<TransferWithCode, 'code' | 'bankTransferPaymentId' | 'bankId'>
