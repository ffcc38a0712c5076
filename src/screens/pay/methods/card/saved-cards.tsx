import type { CalendarMonth } from '../../../../../machines/entities/instant'
import { type CardType, expiryStateOf, type SavedCard } from '../../../../../machines/entities/saved-card'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { CardMark } from '../../../../components/card-mark/card-mark'
import { sizes } from '../../../../components/card-mark/card-mark.css'
import * as ownMark from '../../../../components/card-mark/own-card-mark.css'
import { WalletMark } from '../../../../components/logo/logo'
import type { Option } from '../../../../components/radio-list/option-row'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import type { WordKey } from '../../../../words/word-key'
import { useWords, type Words } from '../../../../words/use-words'
import { BRAND_NAMES } from './brand-names'
import { BkmRow, type CardPartProps, NewCardRow } from './switch-card'

const TYPE_WORDS: Record<CardType, WordKey> = {
  credit: 'payment.cardType.credit',
  bank: 'payment.cardType.bank',
  prepaid: 'payment.cardType.prepaid',
}

interface SavedCardFacts {
  readonly today: CalendarMonth
  /** The provider's own card has too low a balance (BAL-04). */
  readonly isBalanceShort: boolean
}

function OwnCardMark({ label }: { readonly label: string }) {
  return (
    <svg className={`${ownMark.own} ${sizes.normal}`} viewBox="0 0 44 30" role="img" aria-label={label}>
      <g transform="translate(11 4) scale(.6875)">
        <WalletMark turned={ownMark.turned} wallet={ownMark.wallet} clasp={ownMark.clasp} />
      </g>
    </svg>
  )
}

/** A card's name: its bank, or else its scheme. */
const productOf = ({ bankName, brand }: SavedCard, say: Words['say']) =>
  bankName ?? (brand && BRAND_NAMES[brand]) ?? say('payment.card')

/** A saved card as a row: its name, its last digits and type, and what the shopper should know before choosing it. */
function savedCardOption(card: SavedCard, { today, isBalanceShort }: SavedCardFacts, say: Words['say']): Option {
  const { brand, isProviderCard } = card
  const brandName = brand && BRAND_NAMES[brand]
  const name = productOf(card, say)
  const title = isProviderCard ? say('payment.cardType.own', { product: name }) : name
  const expiry = expiryStateOf(card.expiry, today)
  return {
    value: card.cardToken,
    title: <bdi>{title}</bdi>,
    second: (
      <>
        <span aria-hidden="true">•••• </span>
        <span className={visuallyHidden}>{say('payment.card.endingIn')} </span>
        {card.lastFour}
        {/* The name of the provider's own card already says its type. */}
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

export function SavedCards({ actor, view }: CardPartProps) {
  const { say } = useWords()
  const { cards, today } = view.wallet
  const short = view.isBalanceShort ? cards.find(({ cardToken }) => cardToken === view.selectedCard) : undefined
  return (
    <Section title={say('payment.savedCards')}>
      <p className={visuallyHidden} role="status">
        {short && say('payment.card.balanceShort')}
      </p>
      <RadioList
        name="selectedCard"
        legend={say('payment.savedCards')}
        isRequired
        options={cards.map((card) => savedCardOption(card, { today, isBalanceShort: card === short }, say))}
        selected={view.selectedCard}
        onSelect={(cardToken) => actor.send({ type: 'shopper.choseCard', cardToken })}
      >
        <NewCardRow actor={actor} />
        <BkmRow actor={actor} view={view} />
      </RadioList>
    </Section>
  )
}
