import { flushSync } from 'react-dom'
import type { CardPaymentFormView, CardPaymentView } from '../../../../../machines/payment/card/view'
import { focusField } from '../../../../components/field/focus-field'
import { bank, plus } from '../../../../components/icon/later-icons'
import { RowButton } from '../../../../components/row/row-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'

export interface CardPartProps {
  readonly actor: CardPaymentActor
  readonly view: Extract<CardPaymentView, CardPaymentFormView>
}

type Asked = 'shopper.askedNewCard' | 'shopper.askedSavedCards' | 'shopper.askedBkm'

/** The pressed control unmounts with its part of the form, so the focus moves to the start of the other part. */
const switchTo = (actor: CardPaymentActor, type: Asked, field: string) => () => {
  flushSync(() => actor.send({ type }))
  focusField(field)
}

export const switchToNewCard = (actor: CardPaymentActor) => switchTo(actor, 'shopper.askedNewCard', 'cardNumber')

export const switchToSavedCards = (actor: CardPaymentActor) =>
  switchTo(actor, 'shopper.askedSavedCards', 'selectedCard')

export function NewCardRow({ actor }: Pick<CardPartProps, 'actor'>) {
  const { say } = useWords()
  return (
    <RowButton icon={plus} action="pay-with-new-card" onPress={switchToNewCard(actor)}>
      {say('payment.newCard')}
    </RowButton>
  )
}

export function BkmRow({ actor, view }: CardPartProps) {
  const { say } = useWords()
  if (!view.isBkmEnabled) return null
  return (
    <RowButton icon={bank} action="pay-with-bkm" onPress={switchTo(actor, 'shopper.askedBkm', 'bkm')}>
      {say('bkm.title')}
    </RowButton>
  )
}
