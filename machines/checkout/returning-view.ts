import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from './machine'
import { isEntrance } from './rules'
import { screenOf } from './screens'

/** Whoever is asked again who they are, because their login has ended, is told why (BEST-14). */
export function isAskedAgain(snapshot: SnapshotFrom<typeof checkoutMachine>): boolean {
  const screen = screenOf(snapshot)
  return snapshot.context.returning !== undefined && (isEntrance(screen) || screen === 'quick-login')
}
