import { cardPaymentView } from '../../../../../machines/payment/card/view'
import type { CardPaymentActor } from '../../form/actors'
import { type FieldHandles, pressPay } from '../../form/press-pay'

export const CARD_HANDLES: FieldHandles = { providerBalance: 'selectedCard' }

export function payByCard(actor: CardPaymentActor) {
  pressPay(actor, () => actor.send({ type: 'shopper.paid' }), cardPaymentView, CARD_HANDLES)
}
