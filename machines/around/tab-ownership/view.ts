import type { SnapshotFrom } from 'xstate'
import type { tabOwnershipMachine } from './machine'

export interface ElsewhereView {
  /** In another tab, which may be paying; or it was, and that tab has gone. */
  readonly standing: 'there' | 'paying' | 'alone'
  /** It can be gone on with in this tab, or is about to be. */
  readonly canContinue: boolean
  readonly isBusy: boolean
}

export function elsewhereView(snapshot: SnapshotFrom<typeof tabOwnershipMachine>): ElsewhereView {
  const isAt = (watching: 'paying' | 'alone') => snapshot.matches({ elsewhere: { watching } })
  const isBusy = snapshot.hasTag('busy')
  return {
    standing: isAt('paying') ? 'paying' : isAt('alone') ? 'alone' : 'there',
    canContinue: isBusy || snapshot.can({ type: 'shopper.continuedHere' }),
    isBusy,
  }
}
