/** The call a payment is made by: with the balance, by way of a bank's 3-D page, in BKM Express, or straight away. */
export type CardCall = 'mix' | 'threeDS' | 'bkm' | 'auth'

export interface CallFacts {
  readonly isMixPayment: boolean
  /** What is paid with; in BKM Express no card of ours is. */
  readonly means: 'savedCard' | 'newCard' | 'bkm'
  /** The order wants 3-D for every card (force3Ds). */
  readonly isForcedByOrder: boolean
  /** The installment answer wants it for cards of this BIN (force3ds). */
  readonly isForcedByBin: boolean
  /** The saved card was verified by its bank before. */
  readonly isThreeDSVerified: boolean
  readonly isThreeDSAsked: boolean
}

/** 3-D Secure is none of the shopper's choice: the order, the bank or the wallet wants it (CARD-09). */
export function isThreeDSForced({ means, isForcedByOrder, isForcedByBin, isThreeDSVerified }: CallFacts): boolean {
  if (means === 'bkm') return false
  return isForcedByOrder || isForcedByBin || (means === 'savedCard' && !isThreeDSVerified)
}

/** CARD-09. A mixed payment has one call, whose answer may be a redirect all the same. */
export function callFor(facts: CallFacts): CardCall {
  if (facts.means === 'bkm') return 'bkm'
  if (facts.isMixPayment) return 'mix'
  return isThreeDSForced(facts) || facts.isThreeDSAsked ? 'threeDS' : 'auth'
}
