import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { projectAddress } from './project'

/** The projection over the browser's own history. Brings the router along, so it is loaded after the first paint. */
export function keepAddress(actor: CheckoutActor, openedAt: string) {
  projectAddress(actor, createBrowserHistory(), openedAt)
}
