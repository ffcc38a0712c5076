import { cardPaymentView } from '../../../../../machines/payment/card/view'
import type { CardPaymentActor } from '../../form/actors'
import { type Elsewhere, press } from '../../form/press-pay'

export const CARD_HANDLES: Elsewhere = { providerBalance: 'selectedCard' }

export function payByCard(actor: CardPaymentActor) {
  press(actor, () => actor.send({ type: 'shopper.paid' }), cardPaymentView, CARD_HANDLES)
}
