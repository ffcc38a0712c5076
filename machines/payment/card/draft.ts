import { NO_CARD } from '../../entities/card'
import { preselectedCard, type SavedCard } from '../../entities/saved-card'
import type { Choices } from './choices'
import { SINGLE } from './installments'
import { EMPTY_WALLET, isUsableCard } from './rules'
import type { FormOutput } from '../attempt/draft'
import type { CardSubmission } from './ports'

/** All that was found out and chosen about paying by card; what is the same for every method is no part of it. */
export interface CardDraft extends Omit<Choices, 'buyer' | 'price' | 'terms' | 'balance' | 'isAgreed'> {
  /** The saved cards were asked for, and are these. */
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
  selectedInstallment: SINGLE,
  bonuses: {},
  isBonusSelected: false,
  isThreeDSAsked: false,
  isMixAsked: false,
}

/** Its part of what a payment by card knows. */
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
    ...{ wallet, isWalletKnown, cardSource, selectedCard, card, isCardStored },
    ...{ installments, selectedInstallment, bonuses, isBonusSelected, isThreeDSAsked, isMixAsked },
  }
}

/** The same where the order costs something else by now: what was asked for the former price is no answer to this one. */
export function draftAtNewPrice(draft: CardDraft): CardDraft {
  return { ...draft, installments: {}, bonuses: {} }
}

/** The same with the wallet's cards as they are by now: with one that has gone goes what was chosen for it. */
export function withCards(draft: CardDraft, cards: readonly SavedCard[]): CardDraft {
  const { wallet, selectedCard, cardSource } = draft
  const { today } = wallet
  const known = { ...draft, wallet: { cards, today } }
  if (selectedCard !== undefined && isUsableCard(known.wallet, selectedCard)) return known
  const other = { ...known, selectedCard: preselectedCard(cards, today)?.cardToken }
  if (cardSource !== 'savedCard') return other
  return {
    ...other,
    ...{ selectedInstallment: SINGLE, isBonusSelected: false },
    cardSource: cards.length === 0 ? 'newCard' : cardSource,
  }
}

/** The draft when only the tried card was kept: a saved one by its reference, else how it is known. */
export function draftTried(choice: string | number | undefined): CardDraft {
  if (choice === 'newCard' || choice === 'bkm') return { ...EMPTY_DRAFT, cardSource: choice }
  return { ...EMPTY_DRAFT, selectedCard: choice === undefined ? undefined : String(choice) }
}

export type CardPaymentOutput = FormOutput<{ 'credit-card': CardDraft }, CardSubmission>
