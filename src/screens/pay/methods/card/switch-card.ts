import { flushSync } from 'react-dom'
import type { CardPaymentActor } from '../../form/actors'
import { focusField } from '../../../../components/field/focus-field'

/** The control that was pressed goes with its part of the form: the focus goes to where the other part begins. */
export function askNewCard(actor: CardPaymentActor) {
  flushSync(() => actor.send({ type: 'shopper.askedNewCard' }))
  focusField('cardNumber')
}

export function askSavedCards(actor: CardPaymentActor) {
  flushSync(() => actor.send({ type: 'shopper.askedSavedCards' }))
  focusField('selectedCard')
}

export function askBkm(actor: CardPaymentActor) {
  flushSync(() => actor.send({ type: 'shopper.askedBkm' }))
  focusField('bkm')
}
