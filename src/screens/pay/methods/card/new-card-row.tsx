import { plus } from '../../../../components/icon/later-icons'
import { RowButton } from '../../../../components/row/row-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { askNewCard } from './switch-card'

/** The way to the form of a card that is not in the wallet. */
export function NewCardRow({ actor }: { readonly actor: CardPaymentActor }) {
  const { say } = useWords()
  return (
    <RowButton
      icon={plus}
      action="pay-with-new-card"
      onPress={() => {
        askNewCard(actor)
      }}
    >
      {say('payment.newCard')}
    </RowButton>
  )
}
