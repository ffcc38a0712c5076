import type { Home } from './bank-address'
import { type BankFormFault, bankFormOf } from './bank-form'
import type { PendingBankRedirect } from './pending-bank-redirect'

/** The way to a bank that wants to see the shopper. */
export interface BankRedirect {
  /** Reads the bank's page, of which its form is held. The bank's host, or undefined where there is no way. */
  prepare(html: string): string | undefined
  /** Rejects where this page's own policy forbids the way. */
  go(): Promise<undefined>
}

export interface BankRedirectObserver {
  /** The bank waits for a shopper who can't be sent there. */
  readonly tellUnseen: () => void
  readonly tellFault: (fault: BankFormFault) => void
}

export function createBankRedirect(
  home: Home,
  pendingBankRedirect: PendingBankRedirect,
  { tellUnseen, tellFault }: BankRedirectObserver,
): BankRedirect {
  return {
    prepare(html) {
      const reading = bankFormOf(html, home)
      pendingBankRedirect.hold('form' in reading ? reading.form : undefined)
      const host = pendingBankRedirect.host()
      if ('fault' in reading) tellFault(reading.fault)
      if (host === undefined) tellUnseen()
      return host
    },
    go: () => pendingBankRedirect.go(),
  }
}
