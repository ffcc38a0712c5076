import type { SnapshotFrom } from 'xstate'
import type { tabOwnershipMachine } from './machine'

export interface ElsewhereView {
  /** `there`: another tab has the order. `paying`: that tab is paying it. `alone`: that tab is gone. */
  readonly standing: 'there' | 'paying' | 'alone'
  /** The shopper can take the order over to this tab, or this tab is doing so. */
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
