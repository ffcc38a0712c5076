import { hasPaymentUnderWay, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

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
