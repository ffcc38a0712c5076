import { hasPaymentUnderWay, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/** The page itself reloads from these screens, to show another one. */
const LEFT_BY_RELOAD = ['expired', 'exiting', 'suspended'] as const

/**
 * A page that is reloaded while a payment is under way shows the check of its outcome, and one whose time is over begins again, so the browser
 * must not scroll it to where the last screen was.
 */
export function startAtTopAfterReload(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  actor.subscribe((snapshot) => {
    const isLeft = LEFT_BY_RELOAD.some((journey) => snapshot.matches({ journey }))
    const mode = isLeft || isPaymentPressed(snapshot) || hasPaymentUnderWay(snapshot) ? 'manual' : 'auto'
    if (history.scrollRestoration !== mode) history.scrollRestoration = mode
  })
}
