import { cardPaymentView } from '../../../machines/card-payment/view'
import type { CardPaymentActor } from './card-payment-actor'
import { focusField } from './focus-field'

/** Presses pay; when something has to be put right first, the focus goes to the first such field. */
export function pay(actor: CardPaymentActor) {
  actor.send({ type: 'shopper.paid' })
  const view = cardPaymentView(actor.getSnapshot())
  if (view.kind === 'choosing' && view.missing && view.missing !== 'connection') focusField(view.missing)
}
