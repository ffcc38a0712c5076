import type { Home } from './bank-address'
import { type BankFormFault, bankFormOf } from './bank-form'
import type { HeldBank } from './held-bank'

/** The way to a bank that wants to see the shopper. */
export interface BankWay {
  /** Reads the bank's page, of which its form is held. The bank's host, or undefined where there is no way. */
  prepare(html: string): string | undefined
  /** Rejects where this page's own policy forbids the way. */
  go(): Promise<undefined>
}

export interface BankEars {
  /** The bank waits for somebody who can't be sent there. */
  readonly tellUnseen: () => void
  readonly tellFault: (fault: BankFormFault) => void
}

export function createBankWay(home: Home, heldBank: HeldBank, { tellUnseen, tellFault }: BankEars): BankWay {
  return {
    prepare(html) {
      const reading = bankFormOf(html, home)
      heldBank.hold('form' in reading ? reading.form : undefined)
      const host = heldBank.host()
      if ('fault' in reading) tellFault(reading.fault)
      if (host === undefined) tellUnseen()
      return host
    },
    go: () => heldBank.go(),
  }
}
