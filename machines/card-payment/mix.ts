import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import { SINGLE } from './installments'
import type { Means } from './rules'

export interface MixFacts {
  readonly terms: Pick<PaymentTerms, 'isFundEnabled' | 'isMixEnabled'>
  /** Undefined while it is not known. */
  readonly balance: Money | undefined
  /** Of the order. */
  readonly price: Money
  readonly hasSavedCards: boolean
  readonly means: Means
  /** The saved card on show was verified by its bank before. */
  readonly isThreeDSVerified: boolean
  readonly selectedInstallment: number
}

/** Why the balance can't pay a part of this payment, although the order allows it (MIX-03). */
export type MixHindrance = 'newCard' | 'selectedCard' | 'installments'

/** The order allows it, and there is a balance that is a part of the price. */
function isMixOffered({ terms, balance, price, means }: MixFacts): boolean {
  const isPart = balance?.currency === price.currency && balance.minor > 0 && balance.minor < price.minor
  return terms.isFundEnabled && terms.isMixEnabled && isPart && means !== 'bkm'
}

/** Whether the balance may pay a part and the card on show the rest (MIX-01). */
export function canMix(facts: MixFacts): boolean {
  const { means, hasSavedCards, isThreeDSVerified } = facts
  return isMixOffered(facts) && (means === 'newCard' ? !hasSavedCards : isThreeDSVerified)
}

/** Undefined where nothing is in the way, and where there is nothing to be in the way of. */
export function mixHindranceOf(facts: MixFacts): MixHindrance | undefined {
  if (!isMixOffered(facts)) return undefined
  if (!canMix(facts)) return facts.means === 'newCard' ? 'newCard' : 'selectedCard'
  return facts.selectedInstallment > SINGLE ? 'installments' : undefined
}
