import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { CheckoutActor } from '../../checkout/provider'
import type { SessionStore } from '../storage/session-store'

type Snapshot = Pick<SnapshotFrom<typeof checkoutMachine>, 'matches'>

/** Nothing is paid with the login any more: the order is paid or its link is dead, its time is over, or the login has ended. */
export const isLoginDone = (snapshot: Snapshot): boolean =>
  (['result', 'resultStaying', 'expired', 'closed'] as const).some((journey) => snapshot.matches({ journey })) ||
  (['formExpired', 'memberExpired', 'closed'] as const).some((session) => snapshot.matches({ session }))

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
