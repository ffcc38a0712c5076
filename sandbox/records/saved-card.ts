import type { Expiry } from './expiry'

/** A card kept in a member's wallet. The number stays here; the wire carries its token. */
export interface SavedCard extends Expiry {
  readonly cardToken: string
  readonly number: string
  threeDSVerified: boolean
  lastPaidCard: boolean
}
