import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { type OpeningAddress, type PageLanguage, syncAddress } from './sync-address'

/**
 * After Back the browser would scroll the page to where the older entry was left, although the next screen begins at its top, and a refused
 * Back changes no screen. Not before the page has loaded: until then the browser returns a reloaded page to its place.
 */
function keepScrollAtBack() {
  const keep = () => {
    if (document.readyState === 'complete' && !document.hidden) history.scrollRestoration = 'manual'
  }
  keep()
  addEventListener('pageshow', keep)
  document.addEventListener('visibilitychange', keep)
}

/** Syncs the machine with the browser's history. Imports the router, so load it after the first paint. */
export function syncBrowserAddress(actor: CheckoutActor, opening: OpeningAddress, spoken: PageLanguage) {
  keepScrollAtBack()
  syncAddress(actor, createBrowserHistory(), opening, spoken)
}
