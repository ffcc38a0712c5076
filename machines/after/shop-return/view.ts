import type { SnapshotFrom } from 'xstate'
import type { shopReturnMachine } from './machine'

export interface ShopReturnView {
  /** `pausing`: redirects after a pause. `returning`: redirects now. `resting`: waits for the shopper. `stranded`: the redirect failed. */
  readonly way: 'pausing' | 'returning' | 'resting' | 'stranded'
  /** Target of the button; undefined if the token cannot be posted anywhere. */
  readonly callbackUrl: string | undefined
}

const STILL = ['pausing', 'resting', 'stranded'] as const

export function shopReturnView(snapshot: SnapshotFrom<typeof shopReturnMachine>): ShopReturnView {
  return {
    way: STILL.find((way) => snapshot.matches(way)) ?? 'returning',
    callbackUrl: snapshot.context.callbackUrl,
  }
}
