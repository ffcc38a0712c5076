import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { type Opening, type Spoken, projectAddress } from './project'

/** The projection over the browser's own history. Brings the router along, so it is loaded after the first paint. */
export function keepAddress(actor: CheckoutActor, opening: Opening, spoken: Spoken) {
  projectAddress(actor, createBrowserHistory(), opening, spoken)
}
