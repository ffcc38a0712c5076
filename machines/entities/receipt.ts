import type { BankAccount, TransferWithCode } from './bank-transfer'
import type { Money } from './money'
import type { SettlementMode } from './settlement-mode'

/**
 * The bank's redirect: an HTML document with one form. It is never rendered or executed; the form is parsed, and its fields are
 * posted by a form of our own.
 */
interface BankPage {
  readonly html: string
  readonly paymentId: string | undefined
}

/** The outcome of an accepted card payment: paid, or redirected to the bank first. */
export type CardPaymentAnswer =
  { readonly kind: 'paid'; readonly receipt: Receipt } | { readonly kind: 'redirected'; readonly page: BankPage }

/** A payment that the provider confirmed. */
export interface Receipt {
  readonly paymentId: string | undefined
  /** Undefined if the order could not be read. */
  readonly paid: Money | undefined
  /** Where the token is posted; `undefined` if the provider sent no usable URL. */
  readonly callbackUrl: string | undefined
}

/** For an outstanding payment: the shopper is about to send a bank transfer. */
export interface TransferReceipt extends Receipt {
  readonly transfer: TransferWithCode
  /** Undefined if the order no longer offers the account. */
  readonly account: BankAccount | undefined
}

export function isTransferReceipt(receipt: Receipt | undefined): receipt is TransferReceipt {
  return receipt !== undefined && 'transfer' in receipt
}

/** For money that was, or will be, credited to the balance. */
export interface IntoBalanceReceipt extends Receipt {
  /** The shopper's own decision in this session; undefined if it had been made before. */
  readonly decided: 'claimed' | SettlementMode | undefined
}

export type AnyReceipt = Receipt | TransferReceipt | IntoBalanceReceipt
