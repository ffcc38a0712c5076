import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import { isPaymentInFlight } from '../../../machines/checkout/views'
import type { CheckoutActor } from '../../checkout/provider'
import type { SessionStore } from '../storage/session-store'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/**
 * Nothing is paid with the login any more: the order is paid or its link is dead, its time is over, or the login has ended. A payment that the
 * order's own end does not interrupt still has it: a transfer's code may come of it, which a reload comes back to (BANK-06).
 */
export const isLoginDone = (snapshot: Snapshot): boolean =>
  (['result', 'resultStaying', 'expired', 'closed'] as const).some((journey) => snapshot.matches({ journey })) ||
  (['memberExpired', 'closed'] as const).some((session) => snapshot.matches({ session })) ||
  (snapshot.matches({ session: 'formExpired' }) && !isPaymentInFlight(snapshot))

/**
 * Takes the login, and who it was, out of the tab's entry as soon as nothing is paid with it any more. The page itself has it until it goes.
 */
export function forgetLoginWhenDone(actor: CheckoutActor, sessionStore: Pick<SessionStore, 'forgetLogin'>): void {
  let wasDone = false
  actor.subscribe((snapshot) => {
    const isDone = isLoginDone(snapshot)
    if (isDone && !wasDone) sessionStore.forgetLogin()
    wasDone = isDone
  })
}
