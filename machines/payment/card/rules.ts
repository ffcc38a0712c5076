import type { CardFacts, CardFaults, CardField } from '../../entities/card'
import type { CalendarMonth } from '../../entities/instant'
import type { MessageKey } from '../../entities/message-key'
import { canBePaidWith, cardReferenceOf, preselectedCard, type SavedCard } from '../../entities/saved-card'
import { requireFact } from '../../support/require-fact'

/** The member's saved cards, and the month in which they were fetched. */
export interface Wallet {
  readonly cards: readonly SavedCard[]
  readonly today: CalendarMonth
}

export interface OpenWallet extends Wallet {
  /** Facts of a card that was typed earlier and that the card vault still holds. */
  readonly typed: CardFacts
  /** The shopper's tick to save that card. */
  readonly isCardStored: boolean
}

export const EMPTY_WALLET: Wallet = { cards: [], today: { year: 0, month: 1 } }

/** The card source. The specification's isPayWithNewCardVisible is `newCard`. */
export type CardSource = 'savedCard' | 'newCard' | 'bkm'

export interface PaymentForm {
  readonly cardSource: CardSource
  /** The token of the selected saved card; undefined if none of them is valid. */
  readonly selectedCard: string | undefined
  readonly card: CardFacts
  /** The new card will be saved in the wallet (CARD-15). */
  readonly isCardStored: boolean
  readonly isAgreed: boolean
}

export type PaymentFormField = 'selectedCard' | CardField | 'providerBalance' | 'agreement'

/** The card of a payment: a saved one by its token, the one in the form's fields, or one chosen in BKM Express. */
export type ChosenCard =
  | { readonly kind: 'saved'; readonly cardToken: string }
  | { readonly kind: 'new'; readonly isStored: boolean }
  | { readonly kind: 'elsewhere' }

/**
 * The form's initial card source and card: the earlier attempt's; otherwise a new card if one was typed or none is saved;
 * otherwise the saved cards (CARD-01).
 */
export function initialCardChoice(
  { cards, today, typed, isCardStored }: OpenWallet,
  tried: Pick<PaymentForm, 'cardSource' | 'selectedCard'> = { cardSource: 'savedCard', selectedCard: undefined },
) {
  const wallet = { cards, today }
  // Matches the token if the card was chosen on this page, or the stored reference after a reload.
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
    isCardStored,
  }
}

/** A saved card that has not expired (CARD-08). */
export function isUsableCard({ cards, today }: Wallet, cardToken: string): boolean {
  return cards.some((card) => card.cardToken === cardToken && canBePaidWith(card, today))
}

/** An empty field shows no error on blur: the shopper may come back to it. */
export function isFilled({ faults }: CardFacts, field: CardField): boolean {
  return faults[field]?.endsWith('Required') !== true
}

export type PaymentFaults = Readonly<Partial<Record<PaymentFormField, MessageKey | undefined>>>

/** The card's own faults, in the form's order. */
export function cardFaultsOf({ cardSource, selectedCard, card }: PaymentForm): PaymentFaults {
  if (cardSource === 'newCard') return card.faults
  return cardSource === 'savedCard' && selectedCard === undefined ? { selectedCard: 'payment.reason.selectedCard' } : {}
}

/** The selected card of a valid form. A typed card's data is not included; only the vault has it. Throws without a saved card. */
export function chosenCardOf({ cardSource, selectedCard, isCardStored }: PaymentForm): ChosenCard {
  if (cardSource === 'bkm') return { kind: 'elsewhere' }
  if (cardSource === 'newCard') return { kind: 'new', isStored: isCardStored }
  return { kind: 'saved', cardToken: requireFact(selectedCard, 'saved card') }
}

/** The card faults of the fields that may show errors: those that were left, or all after a press. */
export function shownFaults(faults: CardFaults, shown: readonly PaymentFormField[]): CardFaults {
  const faultOf = (field: CardField) => (shown.includes(field) ? faults[field] : undefined)
  return {
    cardNumber: faultOf('cardNumber'),
    expireDate: faultOf('expireDate'),
    cvc: faultOf('cvc'),
    accountHolder: faultOf('accountHolder'),
  }
}

const plain = (name: string) => name.trim().toLocaleLowerCase('tr')

/** Compares display names, the only identification that these banks have, with Turkish lower-casing. */
export function isSameBank(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && plain(one) === plain(other)
}

/** The payment call: with the balance, through 3-D Secure, in BKM Express, or direct. */
export type CardCall = 'mix' | 'threeDS' | 'bkm' | 'auth'

export interface CallFacts {
  readonly isMixPayment: boolean
  readonly cardSource: CardSource
  /** The order requires 3-D Secure for every card (force3Ds). */
  readonly isForcedByOrder: boolean
  /** The installment response requires 3-D Secure for this BIN (force3ds). */
  readonly isForcedByBin: boolean
  /** The saved card passed 3-D Secure before. */
  readonly isThreeDSVerified: boolean
  readonly isThreeDSAsked: boolean
}

/** The order, the bank or the saved card requires 3-D Secure, so the shopper cannot decline it (CARD-09). */
export function isThreeDSForced({ cardSource, isForcedByOrder, isForcedByBin, isThreeDSVerified }: CallFacts): boolean {
  if (cardSource === 'bkm') return false
  return isForcedByOrder || isForcedByBin || (cardSource === 'savedCard' && !isThreeDSVerified)
}

/** CARD-09. A mixed payment has a single call; its response may still be a 3-D Secure redirect. */
export function cardCallFor(facts: CallFacts): CardCall {
  if (facts.cardSource === 'bkm') return 'bkm'
  if (facts.isMixPayment) return 'mix'
  return isThreeDSForced(facts) || facts.isThreeDSAsked ? 'threeDS' : 'auth'
}

/** Whether the balance could pay a part beside any card of this wallet (MIX-01): beside a new one only if none is saved. */
export function hasMixableCard({ cards, today }: Wallet): boolean {
  return cards.length === 0 || cards.some((card) => card.isThreeDSVerified && canBePaidWith(card, today))
}
