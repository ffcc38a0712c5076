import { isPaymentInFlight } from '../../machines/checkout/views'
import type { CheckoutActor } from '../checkout/provider'

/** While a payment call is waited for, the browser asks before the page goes away; at no other time. */
export function keepPage(actor: CheckoutActor) {
  addEventListener('beforeunload', (event) => {
    if (isPaymentInFlight(actor.getSnapshot())) event.preventDefault()
  })
}
