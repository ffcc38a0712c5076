import { cardPaymentView } from '../../../../../machines/payment/card/view'
import type { CardPaymentActor } from '../../form/actors'
import { press } from '../../form/press-pay'

export function payByCard(actor: CardPaymentActor) {
  press(
    actor,
    () => {
      actor.send({ type: 'shopper.paid' })
    },
    cardPaymentView,
    { providerBalance: 'selectedCard' },
  )
}
