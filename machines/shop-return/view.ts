import type { SnapshotFrom } from 'xstate'
import type { shopReturnMachine } from './machine'

export interface ShopReturnView {
  /** The way back goes by itself: after a pause, or right now; or it did not work. */
  readonly way: 'pausing' | 'returning' | 'stranded'
  readonly hasCallback: boolean
}

export function shopReturnView(snapshot: SnapshotFrom<typeof shopReturnMachine>): ShopReturnView {
  return {
    way: snapshot.matches('pausing') ? 'pausing' : snapshot.matches('stranded') ? 'stranded' : 'returning',
    hasCallback: snapshot.context.callbackUrl !== undefined,
  }
}
