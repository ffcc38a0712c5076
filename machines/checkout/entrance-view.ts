import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { isEntrance } from './rules'
import { screenOf } from './screens'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

function isAtForm(snapshot: Snapshot): boolean {
  const screen = screenOf(snapshot)
  return isEntrance(screen) || screen === 'quick-login'
}

/** Whoever is asked again who they are, because their login has ended, is told why (BEST-14). */
export function isAskedAgain(snapshot: Snapshot): boolean {
  return snapshot.context.returning !== undefined && isAtForm(snapshot)
}

/** Whoever opens an order that waits for a transfer is told so before they are asked who they are (PAY-13). */
export function isTransferAwaited(snapshot: Snapshot): boolean {
  return snapshot.context.order?.hasTransfer === true && isAtForm(snapshot)
}
