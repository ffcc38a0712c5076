import { isLoginDone } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'
import type { SessionStore } from '../storage/session-store'

/**
 * Clears the login and the member's identity from the tab's storage as soon as no payment needs them. The page keeps them in memory until
 * it unloads.
 */
export function clearLoginWhenDone(actor: CheckoutActor, sessionStore: Pick<SessionStore, 'clearLogin'>): void {
  let wasDone = false
  actor.subscribe((snapshot) => {
    const isDone = isLoginDone(snapshot)
    if (isDone && !wasDone) sessionStore.clearLogin()
    wasDone = isDone
  })
}
