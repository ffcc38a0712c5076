import type { Bonus, FullBonusOnlyBank } from '../../entities/bonus'
import { SINGLE_INSTALLMENT } from '../../entities/installments'
import type { Money } from '../../entities/money'
import { isSameBank, type CardSource } from './rules'
import type { PaymentTerms } from '../../entities/payment-terms'

interface Found {
  /** Undefined while unknown, and for a card without bonus. */
  readonly bonus: Bonus | undefined
  readonly price: Money
  /** The bank code of the card's BIN, once the installments are loaded. The bonus itself contains only the bank's display name. */
  readonly bankCode: number | undefined
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
  /** The balance's part, if any. */
  readonly balanceUsed: Money | undefined
}

export interface BonusOffer {
  /** The amount that the bonus can pay: at most the price (BON-04), and with a balance at most the rest of it (BON-03). */
  readonly usable: Money
  readonly total: Money
  /** Its bank takes points for a whole payment alone, so that not even the fee of installments may be left to the card. */
  readonly isWhole?: true
}

/** The bonus as an option; undefined if the shopper cannot use any. */
export function bonusOffer(found: Found): BonusOffer | undefined {
  const { bonus, price, bankCode, fullBonusOnlyBanks, balanceUsed } = found
  if (!bonus || bonus.amount.minor <= 0 || bonus.amount.currency !== price.currency) return undefined
  const isAllOrNothing = fullBonusOnlyBanks.some(({ code, name }) =>
    bankCode === undefined ? isSameBank(name, bonus.cardBank) : code === bankCode,
  )
  if (isAllOrNothing && bonus.amount.minor < price.minor) return undefined
  const open = price.minor - (balanceUsed?.minor ?? 0)
  if (open <= 0) return undefined
  const usable = { ...price, minor: Math.min(bonus.amount.minor, open) }
  return { usable, total: bonus.amount, ...(isAllOrNothing && { isWhole: true }) }
}

export interface MixFacts {
  readonly terms: Pick<PaymentTerms, 'isFundEnabled' | 'isMixEnabled'>
  readonly balance: Money | undefined
  readonly price: Money
  readonly hasSavedCards: boolean
  readonly cardSource: CardSource
  /** The selected saved card passed 3-D Secure before. */
  readonly isThreeDSVerified: boolean
}

/** Why the balance cannot pay a part, although the order allows it (MIX-03). */
export type MixBlockReason = 'newCard' | 'selectedCard' | 'installments'

/** The order allows a mixed payment, and the balance is above zero and below the price. */
function isMixOffered({ terms, balance, price, cardSource }: MixFacts): boolean {
  const isPart = balance?.currency === price.currency && balance.minor > 0 && balance.minor < price.minor
  return terms.isFundEnabled && terms.isMixEnabled && isPart && cardSource !== 'bkm'
}

/** Whether the balance may pay a part and the card on show the rest (MIX-01). */
export function canMix(facts: MixFacts): boolean {
  const { cardSource, hasSavedCards, isThreeDSVerified } = facts
  return isMixOffered(facts) && (cardSource === 'newCard' ? !hasSavedCards : isThreeDSVerified)
}

/** Undefined if nothing prevents a mixed payment, and also if the order does not offer one. */
export function mixBlockReasonOf(
  facts: MixFacts & { readonly selectedInstallment: number },
): MixBlockReason | undefined {
  if (!isMixOffered(facts)) return undefined
  if (!canMix(facts)) return facts.cardSource === 'newCard' ? 'newCard' : 'selectedCard'
  return facts.selectedInstallment > SINGLE_INSTALLMENT ? 'installments' : undefined
}
