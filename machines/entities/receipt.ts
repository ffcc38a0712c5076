import type { BankAccount, BegunTransfer } from './bank-transfer'
import type { Money } from './money'
import type { SettlementMode } from './settlement-mode'

/**
 * Where a bank wants the shopper to come next: a whole HTML document with one form. Nothing of it is ever run or shown;
 * its form is read and posted again.
 */
interface BankPage {
  readonly html: string
  readonly paymentId: string | undefined
}

/** What a card call that was not refused comes to: paid for, or not before the shopper has been to their bank. */
export type CardPaymentAnswer =
  { readonly kind: 'paid'; readonly receipt: Receipt } | { readonly kind: 'redirected'; readonly page: BankPage }

/** A payment that the provider confirmed. */
export interface Receipt {
  readonly paymentId: string | undefined
  /** Undefined where the order behind it could not be asked for. */
  readonly paid: Money | undefined
  /** Where the token is posted; `undefined` when the provider named no usable address. */
  readonly callbackUrl: string | undefined
}

/** Of a payment that is still to come, by a bank transfer that the shopper is about to send. */
export interface TransferReceipt extends Receipt {
  readonly transfer: BegunTransfer
  /** Undefined where the order does not offer it any more. */
  readonly account: BankAccount | undefined
}

export function isTransferReceipt(receipt: Receipt | undefined): receipt is TransferReceipt {
  return receipt !== undefined && 'transfer' in receipt
}

/** Of money that went, or is to go, into the balance. */
export interface IntoBalanceReceipt extends Receipt {
  /** What this shopper has just done; undefined where it was done before, by whomever. */
  readonly decided: 'claimed' | SettlementMode | undefined
}

export type AnyReceipt = Receipt | TransferReceipt | IntoBalanceReceipt
