import { NO_CARD } from '../../entities/card'
import { SINGLE_INSTALLMENT } from '../../entities/installments'
import type { PaymentTerms } from '../../entities/payment-terms'
import { preselectedCard, type SavedCard } from '../../entities/saved-card'
import type { CardChoices } from './choices'
import { EMPTY_WALLET, isUsableCard } from './rules'
import type { FormOutput } from '../form/ports'
import type { CardSubmission } from './ports'

/** What the card form has loaded and the shopper has chosen, without the facts that all methods share. */
export interface CardDraft extends Omit<CardChoices, 'buyer' | 'price' | 'terms' | 'balance' | 'isAgreed'> {
  readonly isWalletKnown: boolean
}

export const EMPTY_DRAFT: CardDraft = {
  wallet: EMPTY_WALLET,
  isWalletKnown: false,
  cardSource: 'savedCard',
  selectedCard: undefined,
  card: NO_CARD,
  isCardStored: false,
  installments: {},
  selectedInstallment: SINGLE_INSTALLMENT,
  bonuses: {},
  isBonusSelected: false,
  isThreeDSAsked: false,
  isMixAsked: false,
}

/** Picks the draft's fields from a larger context. */
export function draftOf({
  wallet,
  isWalletKnown,
  cardSource,
  selectedCard,
  card,
  isCardStored,
  installments,
  selectedInstallment,
  bonuses,
  isBonusSelected,
  isThreeDSAsked,
  isMixAsked,
}: CardDraft): CardDraft {
  return {
    wallet,
    isWalletKnown,
    cardSource,
    selectedCard,
    card,
    isCardStored,
    installments,
    selectedInstallment,
    bonuses,
    isBonusSelected,
    isThreeDSAsked,
    isMixAsked,
  }
}

/** The draft after a price change, without the data that was fetched for the former price. */
export function draftAtNewPrice(draft: CardDraft): CardDraft {
  return { ...draft, installments: {}, bonuses: {} }
}

/** The draft without a card source that the order does not offer, or no longer: such as BKM Express of a stored attempt (CARD-09). */
export function draftAsOffered(draft: CardDraft, { isBkmEnabled }: Pick<PaymentTerms, 'isBkmEnabled'>): CardDraft {
  return draft.cardSource === 'bkm' && !isBkmEnabled ? { ...draft, cardSource: EMPTY_DRAFT.cardSource } : draft
}

/** Replaces the saved cards. If the selected card is gone, the installment and bonus choices made for it are reset. */
export function replaceCards(draft: CardDraft, cards: readonly SavedCard[]): CardDraft {
  const { wallet, selectedCard, cardSource } = draft
  const { today } = wallet
  const known = { ...draft, wallet: { cards, today } }
  if (selectedCard !== undefined && isUsableCard(known.wallet, selectedCard)) return known
  const other = { ...known, selectedCard: preselectedCard(cards, today)?.cardToken }
  if (cardSource !== 'savedCard') return other
  return {
    ...other,
    selectedInstallment: SINGLE_INSTALLMENT,
    isBonusSelected: false,
    cardSource: cards.length === 0 ? 'newCard' : cardSource,
  }
}

/** The draft restored from a stored attempt: a saved card by its reference, otherwise by its card source. */
export function draftFromAttempt(choice: string | number | undefined): CardDraft {
  if (choice === 'newCard' || choice === 'bkm') return { ...EMPTY_DRAFT, cardSource: choice }
  return { ...EMPTY_DRAFT, selectedCard: choice === undefined ? undefined : String(choice) }
}

export type CardPaymentOutput = FormOutput<{ 'credit-card': CardDraft }, CardSubmission>
