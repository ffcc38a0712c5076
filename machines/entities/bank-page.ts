import type { Receipt } from './receipt'

/**
 * Where a bank wants the shopper to come next: a whole HTML document with one form. Nothing of it is ever run or shown;
 * its form is read and posted anew.
 */
export interface BankPage {
  readonly html: string
  readonly paymentId: string | undefined
}

/** What a card call that was not refused comes to: paid for, or not before the shopper has been to their bank. */
export type CardPaymentAnswer =
  { readonly kind: 'paid'; readonly receipt: Receipt } | { readonly kind: 'redirected'; readonly page: BankPage }
