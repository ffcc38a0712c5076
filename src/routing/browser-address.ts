import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { type Opening, type Spoken, projectAddress } from './project'

/** Syncs the machine with the browser's history. Imports the router, so load it after the first paint. */
export function keepAddress(actor: CheckoutActor, opening: Opening, spoken: Spoken) {
  projectAddress(actor, createBrowserHistory(), opening, spoken)
}
