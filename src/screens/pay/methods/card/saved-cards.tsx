import type { CardPaymentFormView } from '../../../../../machines/payment/card/view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import { useWords } from '../../../../words/use-words'
import { BkmRow } from './bkm-row'
import type { CardPaymentActor } from '../../form/actors'
import { NewCardRow } from './new-card-row'
import { savedCardOption } from './saved-card-option'

export interface SavedCardsProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

/** The cards of the wallet, and the way to another one. */
export function SavedCards({ actor, view }: SavedCardsProps) {
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
        hideLegend
        isRequired
        options={cards.map((card) => savedCardOption(card, { today, isBalanceShort: card === short }, say))}
        selected={view.selectedCard}
        onSelect={(cardToken) => {
          actor.send({ type: 'shopper.choseCard', cardToken })
        }}
      >
        <NewCardRow actor={actor} />
        <BkmRow actor={actor} view={view} />
      </RadioList>
    </Section>
  )
}
