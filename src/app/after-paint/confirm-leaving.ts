import { isMoneyInFlight, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/** Makes the browser confirm leaving the page between a press that moves money and the call’s answer, and at no other time. */
export function confirmLeaving(actor: Pick<CheckoutActor, 'getSnapshot'>) {
  addEventListener('beforeunload', (event) => {
    const snapshot = actor.getSnapshot()
    if (!isPaymentPressed(snapshot) && !isMoneyInFlight(snapshot)) return
    event.preventDefault()
    // Chrome before version 119 asks for a confirmation only if this deprecated property is set.
    Object.assign(event, { returnValue: true })
  })
}
