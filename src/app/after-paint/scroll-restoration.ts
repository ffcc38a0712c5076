import { hasPaymentUnderWay, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/**
 * The browser scrolls a reloaded page to its place. One that is reloaded while a payment is under way shows the check of its outcome, and
 * begins at its top.
 */
export function startAtTopAfterReload(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  const isPaying = () => isPaymentPressed(actor.getSnapshot()) || hasPaymentUnderWay(actor.getSnapshot())
  // At once: a page that is killed fires no event.
  actor.subscribe(() => {
    if (isPaying()) history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    if (!isPaying()) history.scrollRestoration = 'auto'
  })
}
