import { type CardType, type SavedCard, expiryStateOf } from '../../../../../machines/entities/saved-card'
import type { CalendarMonth } from '../../../../../machines/entities/instant'
import { CardMark } from '../../../../components/card-mark/card-mark'
import { OwnCardMark } from '../../../../components/card-mark/own-card-mark'
import type { Option } from '../../../../components/radio-list/option-row'
import type { WordKey } from '../../../../words/table'
import type { Words } from '../../../../words/use-words'
import { BRAND_NAMES } from './brand-names'

const TYPE_WORDS: Record<CardType, WordKey> = {
  credit: 'payment.cardType.credit',
  bank: 'payment.cardType.bank',
  prepaid: 'payment.cardType.prepaid',
}

export interface SavedCardFacts {
  readonly today: CalendarMonth
  /** The provider's own card has too little behind it (BAL-04). */
  readonly isBalanceShort: boolean
}

/** What the provider's own card is called. */
const productOf = ({ bankName, brand }: SavedCard, say: Words['say']) =>
  bankName ?? (brand && BRAND_NAMES[brand]) ?? say('payment.card')

/** A saved card as a row: whose it is, its last digits and type, and what there is to know before it is chosen. */
export function savedCardOption(card: SavedCard, { today, isBalanceShort }: SavedCardFacts, say: Words['say']): Option {
  const { brand, isProviderCard } = card
  const brandName = brand && BRAND_NAMES[brand]
  const name = productOf(card, say)
  const title = isProviderCard ? say('payment.cardType.own', { product: name }) : name
  const expiry = expiryStateOf(card.expiry, today)
  return {
    value: card.cardToken,
    title,
    second: (
      <>
        <span aria-hidden="true">•••• </span>
        {card.lastFour}
        {/* The name of the provider's own card says its type already. */}
        {card.type && !isProviderCard && ` · ${say(TYPE_WORDS[card.type])}`}
      </>
    ),
    mark: isProviderCard ? <OwnCardMark label={title} /> : <CardMark brand={brand} label={brandName ?? name} />,
    tags: card.wasPaidWithLast ? [{ tone: 'plain', text: say('payment.lastUsed') }] : [],
    warning: expiry === 'expiringSoon' ? say('payment.card.expiringSoon') : undefined,
    fault: isBalanceShort ? say('payment.card.balanceShort') : undefined,
    unavailable: expiry === 'expired' ? say('payment.card.expired') : undefined,
  }
}
