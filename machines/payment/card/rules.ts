import { CARD_FIELDS, type CardFacts, type CardFaults, type CardField } from '../../entities/card'
import type { CalendarMonth } from '../../entities/instant'
import type { MessageKey } from '../../entities/message-key'
import { canBePaidWith, cardReferenceOf, preselectedCard, type SavedCard } from '../../entities/saved-card'

/** The member's saved cards, in the month in which they were asked for. */
export interface Wallet {
  readonly cards: readonly SavedCard[]
  readonly today: CalendarMonth
}

/** What opening it answers. */
export interface OpenWallet extends Wallet {
  /** What the vault still holds of a card that was typed before. */
  readonly typed: CardFacts
}

export const EMPTY_WALLET: Wallet = { cards: [], today: { year: 0, month: 1 } }

/** What is paid with. The specification's isPayWithNewCardVisible is `newCard`. */
export type CardSource = 'savedCard' | 'newCard' | 'bkm'

export interface PaymentForm {
  readonly cardSource: CardSource
  /** The token of the saved card that is chosen; none when not one of them can be paid with. */
  readonly selectedCard: string | undefined
  readonly card: CardFacts
  /** The new card is to be kept in the wallet (CARD-15). */
  readonly isCardStored: boolean
  readonly isAgreed: boolean
}

export type PaymentFormField = 'selectedCard' | CardField | 'providerBalance' | 'agreement'

/** What a payment is made with: a saved card by its token, the card in the form's fields, or a card chosen elsewhere. */
export type ChosenCard =
  | { readonly kind: 'saved'; readonly cardToken: string }
  | { readonly kind: 'new'; readonly isStored: boolean }
  | { readonly kind: 'elsewhere' }

/**
 * The form by which the shopper begins: what was tried before; else a card that was typed, or the first ever; else the saved cards
 * (CARD-01).
 */
export function beginningWith(
  { cards, today, typed }: OpenWallet,
  tried: Pick<PaymentForm, 'cardSource' | 'selectedCard'> = { cardSource: 'savedCard', selectedCard: undefined },
) {
  const wallet = { cards, today }
  // By its token where it was chosen on this page, else by the reference that the tab has kept.
  const selectedCard = cards
    .map(({ cardToken }) => cardToken)
    .find((token) => token === tried.selectedCard || cardReferenceOf(token) === tried.selectedCard)
  const isThere = selectedCard !== undefined && isUsableCard(wallet, selectedCard)
  const isNew = cards.length === 0 || (typed.lastFour !== undefined && !isThere)
  const cardSource: CardSource = tried.cardSource === 'savedCard' && isNew ? 'newCard' : tried.cardSource
  return {
    wallet,
    cardSource,
    selectedCard: isThere ? selectedCard : preselectedCard(cards, today)?.cardToken,
    card: typed,
  }
}

/** One of the wallet's own cards that has not expired (CARD-08). */
export function isUsableCard({ cards, today }: Wallet, cardToken: string): boolean {
  return cards.some((card) => card.cardToken === cardToken && canBePaidWith(card, today))
}

/** A field that is left empty is not at fault yet: the shopper may be on the way back to it. */
export function isFilled({ faults }: CardFacts, field: CardField): boolean {
  return faults[field]?.endsWith('Required') !== true
}

/** What is to be put right before paying. */
export type PaymentFaults = Readonly<Partial<Record<PaymentFormField, MessageKey | undefined>>>

/** What is to be put right about the card itself, in the order of the form. */
export function cardFaultsOf({ cardSource, selectedCard, card }: PaymentForm): PaymentFaults {
  if (cardSource === 'newCard') return shownFaults(card.faults, CARD_FIELDS)
  return cardSource === 'savedCard' && selectedCard === undefined ? { selectedCard: 'payment.reason.selectedCard' } : {}
}

/** The card of a form without faults; of the typed one nothing but that it is meant. */
export function chosenCardOf({ cardSource, selectedCard, isCardStored }: PaymentForm): ChosenCard {
  if (cardSource === 'bkm') return { kind: 'elsewhere' }
  if (cardSource === 'newCard' || selectedCard === undefined) return { kind: 'new', isStored: isCardStored }
  return { kind: 'saved', cardToken: selectedCard }
}

/** Those of a card's faults whose fields were left, or whose form was to be paid with. */
export function shownFaults(faults: CardFaults, shown: readonly PaymentFormField[]): CardFaults {
  const found: { -readonly [Field in CardField]?: CardFaults[Field] } = {}
  for (const field of CARD_FIELDS) {
    const fault = shown.includes(field) ? faults[field] : undefined
    if (fault) found[field] = fault
  }
  return found
}

const plain = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Banks that only their display names tell apart; the letters of Turkish are compared as Turkish does. */
export function isSameBank(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && plain(one) === plain(other)
}

/** The call a payment is made by: with the balance, by way of a bank's 3-D page, in BKM Express, or straight away. */
export type CardCall = 'mix' | 'threeDS' | 'bkm' | 'auth'

export interface CallFacts {
  readonly isMixPayment: boolean
  /** What is paid with; in BKM Express no card of ours is. */
  readonly cardSource: 'savedCard' | 'newCard' | 'bkm'
  /** The order wants 3-D for every card (force3Ds). */
  readonly isForcedByOrder: boolean
  /** The installment answer wants it for cards of this BIN (force3ds). */
  readonly isForcedByBin: boolean
  /** The saved card was verified by its bank before. */
  readonly isThreeDSVerified: boolean
  readonly isThreeDSAsked: boolean
}

/** 3-D Secure is none of the shopper's choice: the order, the bank or the wallet wants it (CARD-09). */
export function isThreeDSForced({ cardSource, isForcedByOrder, isForcedByBin, isThreeDSVerified }: CallFacts): boolean {
  if (cardSource === 'bkm') return false
  return isForcedByOrder || isForcedByBin || (cardSource === 'savedCard' && !isThreeDSVerified)
}

/** CARD-09. A mixed payment has one call, whose answer may be a redirect all the same. */
export function callFor(facts: CallFacts): CardCall {
  if (facts.cardSource === 'bkm') return 'bkm'
  if (facts.isMixPayment) return 'mix'
  return isThreeDSForced(facts) || facts.isThreeDSAsked ? 'threeDS' : 'auth'
}
