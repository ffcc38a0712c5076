import type { Home } from './bank-address'
import { bankFormOf } from './bank-form'
import type { HeldBank } from './held-bank'

/** The way to a bank that wants to see the shopper. */
export interface BankWay {
  /** Reads the bank's page, of which its form is held. The bank's host, or undefined where there is no way. */
  prepare(html: string): string | undefined
  /** Rejects where this page's own policy forbids the way. */
  go(): Promise<undefined>
}

/** `tellUnseen` hears that the bank waits for somebody who can't be sent there. */
export function createBankWay(home: Home, heldBank: HeldBank, tellUnseen: () => void): BankWay {
  return {
    prepare(html) {
      const reading = bankFormOf(html, home)
      heldBank.hold('form' in reading ? reading.form : undefined)
      const host = heldBank.host()
      if (host === undefined) tellUnseen()
      return host
    },
    go: () => heldBank.go(),
  }
}
