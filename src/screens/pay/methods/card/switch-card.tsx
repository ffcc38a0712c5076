import { flushSync } from 'react-dom'
import type { CardPaymentFormView } from '../../../../../machines/payment/card/view'
import { focusField } from '../../../../components/field/focus-field'
import { bank, plus } from '../../../../components/icon/later-icons'
import { RowButton } from '../../../../components/row/row-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'

/** What each part of the form is drawn from. */
export interface CardPartProps {
  readonly actor: CardPaymentActor
  readonly view: CardPaymentFormView
}

type Asked = 'shopper.askedNewCard' | 'shopper.askedSavedCards' | 'shopper.askedBkm'

/** The control that was pressed goes with its part of the form: the focus goes to where the other part begins. */
const asking = (actor: CardPaymentActor, type: Asked, field: string) => () => {
  flushSync(() => actor.send({ type }))
  focusField(field)
}

export const askingNewCard = (actor: CardPaymentActor) => asking(actor, 'shopper.askedNewCard', 'cardNumber')

export const askingSavedCards = (actor: CardPaymentActor) => asking(actor, 'shopper.askedSavedCards', 'selectedCard')

/** The way to the form of a card that is not in the wallet. */
export function NewCardRow({ actor }: Pick<CardPartProps, 'actor'>) {
  const { say } = useWords()
  return (
    <RowButton icon={plus} action="pay-with-new-card" onPress={askingNewCard(actor)}>
      {say('payment.newCard')}
    </RowButton>
  )
}

/** The way to BKM Express, where the order has it. */
export function BkmRow({ actor, view }: CardPartProps) {
  const { say } = useWords()
  if (!view.isBkmEnabled) return null
  return (
    <RowButton icon={bank} action="pay-with-bkm" onPress={asking(actor, 'shopper.askedBkm', 'bkm')}>
      {say('bkm.title')}
    </RowButton>
  )
}
