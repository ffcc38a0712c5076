import { isPaymentInFlight, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/** From the press to the answer of the payment call, the browser asks before the page goes away; at no other time. */
export function keepPage(actor: CheckoutActor) {
  addEventListener('beforeunload', (event) => {
    const snapshot = actor.getSnapshot()
    if (isPaymentPressed(snapshot) || isPaymentInFlight(snapshot)) event.preventDefault()
  })
}
