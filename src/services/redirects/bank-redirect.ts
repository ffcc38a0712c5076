import type { CheckoutOrigin } from './bank-address'
import { type BankFormFault, bankFormOf } from './bank-form'
import type { PendingBankRedirect } from './pending-bank-redirect'

export interface BankRedirect {
  /** Parses the bank's page and holds its form. Returns the bank's host, or undefined if the page has no usable form. */
  prepare(html: string): string | undefined
  /** Rejects if this page's content security policy blocks the redirect. */
  go(): Promise<undefined>
}

export interface BankRedirectObserver {
  /** The bank waits for a shopper who cannot be sent there. */
  readonly onUnseen: () => void
  readonly onFault: (fault: BankFormFault) => void
}

export function createBankRedirect(
  home: CheckoutOrigin,
  pendingBankRedirect: PendingBankRedirect,
  { onUnseen, onFault }: BankRedirectObserver,
): BankRedirect {
  return {
    prepare(html) {
      const reading = bankFormOf(html, home)
      pendingBankRedirect.hold('form' in reading ? reading.form : undefined)
      const host = pendingBankRedirect.host()
      if ('fault' in reading) onFault(reading.fault)
      if (host === undefined) onUnseen()
      return host
    },
    go: () => pendingBankRedirect.go(),
  }
}
