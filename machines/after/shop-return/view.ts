import type { SnapshotFrom } from 'xstate'
import type { shopReturnMachine } from './machine'

export interface ShopReturnView {
  /** The way back goes by itself, after a pause or right now; it waits for the shopper; or it did not work. */
  readonly way: 'pausing' | 'returning' | 'resting' | 'stranded'
  readonly hasCallback: boolean
}

const STILL = ['pausing', 'resting', 'stranded'] as const

export function shopReturnView(snapshot: SnapshotFrom<typeof shopReturnMachine>): ShopReturnView {
  return {
    way: STILL.find((way) => snapshot.matches(way)) ?? 'returning',
    hasCallback: snapshot.context.callbackUrl !== undefined,
  }
}
