import { cardPaymentView } from '../../../../machines/card-payment/view'
import type { CardPaymentActor } from '../actors'
import { press } from '../press-pay'

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
