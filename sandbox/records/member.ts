import type { Consents } from './consents'
import type { SavedCard } from './saved-card'
import type { SettlementToBalanceType } from './settlement'

/** A person's data in the civil registry. */
interface Identity {
  readonly identityNumber: string | undefined
  /** ISO, `1988-04-17`. */
  readonly birthDate: string | undefined
}

/** The balance is not stored here: it follows from the ledger. */
export interface Member {
  readonly memberId: string
  readonly memberUserId: string
  gsmNumber: string
  readonly email: string
  readonly emailConfirmed: boolean
  readonly name: string
  readonly surname: string
  /** As far as the provider knows it; a new member sends it with the first verification. */
  identity: Identity
  kycLevel: KycLevel
  /** Replaces the limit of the level, in minor units of TRY; `null` removes the limit. */
  monthlyLimitMinor: number | null | undefined
  /** Suspected of fraud: the member can see everything, but cannot pay. */
  suspended: boolean
  /** Instruments suspected of fraud while the member is not: card tokens, and the balance. */
  suspendedInstruments: readonly Instrument[]
  creditRestricted: boolean
  /** The last choice about earnings: whether they go to the balance, once or always. */
  settlementToBalanceType: SettlementToBalanceType | undefined
  consents: Consents
  readonly cards: SavedCard[]
}

export type KycLevel = 0 | 1 | 2

/** A saved card by its token, or the balance. */
type Instrument = 'balance' | (string & {})
