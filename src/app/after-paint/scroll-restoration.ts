import { hasPaymentUnderWay, isPaymentPressed } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'

/** The page itself reloads from these screens, to show another one. */
const LEFT_BY_RELOAD = ['expired', 'exiting', 'suspended'] as const

/**
 * The browser scrolls a reloaded page to its place. One that is reloaded while a payment is under way shows the check of its outcome, and
 * one whose time is over begins again: both begin at their top.
 */
export function startAtTopAfterReload(actor: Pick<CheckoutActor, 'getSnapshot' | 'subscribe'>) {
  const isLeft = () => {
    const snapshot = actor.getSnapshot()
    const isLeftByReload = LEFT_BY_RELOAD.some((journey) => snapshot.matches({ journey }))
    return isLeftByReload || isPaymentPressed(snapshot) || hasPaymentUnderWay(snapshot)
  }
  // At once: a page that is killed fires no event.
  actor.subscribe(() => {
    if (isLeft()) history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    if (!isLeft()) history.scrollRestoration = 'auto'
  })
}
