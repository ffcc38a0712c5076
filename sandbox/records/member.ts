import type { Consents } from './consents'
import type { SavedCard } from './saved-card'
import type { SettlementToBalanceType } from './settlement'

/** A person as the civil registry has them. */
interface Identity {
  readonly identityNumber: string | undefined
  /** ISO, `1988-04-17`. */
  readonly birthDate: string | undefined
}

/** The balance is not here: it is what the ledger says. */
export interface Member {
  readonly memberId: string
  readonly memberUserId: string
  gsmNumber: string
  readonly email: string
  readonly emailConfirmed: boolean
  readonly name: string
  readonly surname: string
  /** As far as the provider knows it; a new member tells it with the first proof. */
  identity: Identity
  kycLevel: KycLevel
  /** Instead of the limit of the level, in minor units of TRY; `null` is none at all. */
  monthlyLimitMinor: number | null | undefined
  /** Suspected of fraud: may look, but not pay. */
  suspended: boolean
  /** What of theirs is suspected of fraud while they are not: tokens of cards, and the balance. */
  suspendedInstruments: readonly Instrument[]
  /** Credit institutions do not want them. */
  creditRestricted: boolean
  /** What was last said about earnings: whether they go to the balance, once or always. */
  settlementToBalanceType: SettlementToBalanceType | undefined
  consents: Consents
  readonly cards: SavedCard[]
}

export type KycLevel = 0 | 1 | 2

/** A saved card by its token, or the balance. */
type Instrument = 'balance' | (string & {})
