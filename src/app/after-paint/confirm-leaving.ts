import { hasPaymentUnderWay, isPaymentInFlight, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/** Makes the browser confirm leaving the page between the press on pay and the payment call's answer, and at no other time. */
export function confirmLeaving(actor: Pick<CheckoutActor, 'getSnapshot'>) {
  addEventListener('beforeunload', (event) => {
    const snapshot = actor.getSnapshot()
    if (!isPaymentPressed(snapshot) && !isPaymentInFlight(snapshot)) return
    event.preventDefault()
    // Chrome before version 119 asks for a confirmation only if this deprecated property is set.
    Object.assign(event, { returnValue: true })
  })
}

/**
 * A page that is reloaded while a payment is under way shows the check of its outcome, so the browser must not scroll it to where the form
 * was.
 */
export function startAtTopAfterReload(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  actor.subscribe((snapshot) => {
    const mode = isPaymentPressed(snapshot) || hasPaymentUnderWay(snapshot) ? 'manual' : 'auto'
    if (history.scrollRestoration !== mode) history.scrollRestoration = mode
  })
}
