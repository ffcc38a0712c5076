import type { Bonus, FullBonusOnlyBank } from '../../entities/bonus'
import type { Money } from '../../entities/money'
import { isSameBank, type CardSource } from './rules'
import type { PaymentTerms } from '../../entities/payment-terms'
import { SINGLE } from './installments'

interface Found {
  /** Undefined while it is not known, and where there is none. */
  readonly bonus: Bonus | undefined
  /** Of the order. */
  readonly price: Money
  /** Of the card's BIN, where the installments are known; the bonus itself names its bank by its display name alone. */
  readonly bankCode: number | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** The part that the balance pays; undefined where it pays none. */
  readonly balanceUsed: Money | undefined
}

export interface BonusOffer {
  /** What may be paid with it: never more than the price (BON-04), and beside a balance than what that leaves of it (BON-03). */
  readonly usable: Money
  /** All that the card has collected. */
  readonly total: Money
}

/** The bonus as a choice; undefined where there is nothing to choose. */
export function bonusOffer(found: Found): BonusOffer | undefined {
  const { bonus, price, bankCode, fullBonusOnlyBanks, balanceUsed } = found
  if (!bonus || bonus.amount.minor <= 0 || bonus.amount.currency !== price.currency) return undefined
  const isAllOrNothing = fullBonusOnlyBanks.some(({ code, name }) =>
    bankCode === undefined ? isSameBank(name, bonus.cardBank) : code === bankCode,
  )
  if (isAllOrNothing && bonus.amount.minor < price.minor) return undefined
  const open = price.minor - (balanceUsed?.minor ?? 0)
  if (open <= 0) return undefined
  return { usable: { ...price, minor: Math.min(bonus.amount.minor, open) }, total: bonus.amount }
}

export interface MixFacts {
  readonly terms: Pick<PaymentTerms, 'isFundEnabled' | 'isMixEnabled'>
  /** Undefined while it is not known. */
  readonly balance: Money | undefined
  /** Of the order. */
  readonly price: Money
  readonly hasSavedCards: boolean
  readonly cardSource: CardSource
  /** The saved card on show was verified by its bank before. */
  readonly isThreeDSVerified: boolean
}

/** Why the balance can't pay a part of this payment, although the order allows it (MIX-03). */
export type MixHindrance = 'newCard' | 'selectedCard' | 'installments'

/** The order allows it, and there is a balance that is a part of the price. */
function isMixOffered({ terms, balance, price, cardSource }: MixFacts): boolean {
  const isPart = balance?.currency === price.currency && balance.minor > 0 && balance.minor < price.minor
  return terms.isFundEnabled && terms.isMixEnabled && isPart && cardSource !== 'bkm'
}

/** Whether the balance may pay a part and the card on show the rest (MIX-01). */
export function canMix(facts: MixFacts): boolean {
  const { cardSource, hasSavedCards, isThreeDSVerified } = facts
  return isMixOffered(facts) && (cardSource === 'newCard' ? !hasSavedCards : isThreeDSVerified)
}

/** Undefined where nothing is in the way, and where there is nothing to be in the way of. */
export function mixHindranceOf(facts: MixFacts & { readonly selectedInstallment: number }): MixHindrance | undefined {
  if (!isMixOffered(facts)) return undefined
  if (!canMix(facts)) return facts.cardSource === 'newCard' ? 'newCard' : 'selectedCard'
  return facts.selectedInstallment > SINGLE ? 'installments' : undefined
}
