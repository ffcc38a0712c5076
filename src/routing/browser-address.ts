import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { type OpeningAddress, type PageLanguage, syncAddress } from './sync-address'

/** Syncs the machine with the browser's history. Imports the router, so load it after the first paint. */
export function syncBrowserAddress(actor: CheckoutActor, opening: OpeningAddress, spoken: PageLanguage) {
  syncAddress(actor, createBrowserHistory(), opening, spoken)
}
