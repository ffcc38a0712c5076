import { createBrowserHistory } from '@tanstack/react-router'
import type { CheckoutActor } from '../checkout/provider'
import { projectAddress } from '../routing/project'

export function keepAddress(actor: CheckoutActor) {
  projectAddress(actor, createBrowserHistory())
}
