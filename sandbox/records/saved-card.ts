import type { Expiry } from './expiry'

/** A card in a member's wallet. The number stays here; calls carry its token. */
export interface SavedCard extends Expiry {
  readonly cardToken: string
  readonly number: string
  threeDSVerified: boolean
  lastPaidCard: boolean
}
