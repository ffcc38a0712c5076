import type { SnapshotFrom } from 'xstate'
import type { shopReturnMachine } from './machine'

export interface ShopReturnView {
  /** The page goes back automatically, after a pause or right now; it waits for the shopper; or it did not work. */
  readonly way: 'pausing' | 'returning' | 'resting' | 'stranded'
  /** Where the button leads; undefined where there is no way to hand the token over. */
  readonly callbackUrl: string | undefined
}

const STILL = ['pausing', 'resting', 'stranded'] as const

export function shopReturnView(snapshot: SnapshotFrom<typeof shopReturnMachine>): ShopReturnView {
  return {
    way: STILL.find((way) => snapshot.matches(way)) ?? 'returning',
    callbackUrl: snapshot.context.callbackUrl,
  }
}
