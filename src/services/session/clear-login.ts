import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { isMoneyInFlight } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'
import type { SessionStore } from '../storage/session-store'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/**
 * Whether no payment needs the login any more: the order is paid or its link is dead, its time is over, or the login has ended. A payment
 * that continues past the form's expiry still needs it: a reload returns to the transfer code that it may produce (BANK-06).
 */
export const isLoginDone = (snapshot: Snapshot): boolean =>
  (['result', 'resultStaying', 'expired', 'closed'] as const).some((journey) => snapshot.matches({ journey })) ||
  (['memberExpired', 'closed'] as const).some((session) => snapshot.matches({ session })) ||
  (snapshot.matches({ session: 'formExpired' }) && !isMoneyInFlight(snapshot))

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
