import type { CardPaymentFormView } from '../../../machines/card-payment/view'
import { plus } from '../../components/icon/later-icons'
import { RadioList } from '../../components/radio-list/radio-list'
import { RowButton } from '../../components/row/row-button'
import { Section } from '../../components/section/section'
import { useWords } from '../../words/use-words'
import { BkmRow } from './bkm-row'
import type { CardPaymentActor } from './card-payment-actor'
import { savedCardOption } from './saved-card-option'
import { askNewCard } from './switch-card'

export interface SavedCardsProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

/** The cards of the wallet, and the way to another one. */
export function SavedCards({ actor, view }: SavedCardsProps) {
  const { say } = useWords()
  const { cards, today } = view.wallet
  return (
    <Section title={say('payment.savedCards')}>
      <RadioList
        name="selectedCard"
        legend={say('payment.savedCards')}
        hideLegend
        options={cards.map((card) => savedCardOption(card, today, say))}
        selected={view.selectedCard}
        onSelect={(cardToken) => {
          actor.send({ type: 'shopper.choseCard', cardToken })
        }}
      >
        <RowButton
          icon={plus}
          action="pay-with-new-card"
          onPress={() => {
            askNewCard(actor)
          }}
        >
          {say('payment.newCard')}
        </RowButton>
        <BkmRow actor={actor} view={view} />
      </RadioList>
    </Section>
  )
}
