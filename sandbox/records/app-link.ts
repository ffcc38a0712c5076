import type { KycLevel } from './member'

/** A way into the provider's app that knows whose it is; good for one step up. */
export interface AppLink {
  readonly key: string
  readonly memberId: string
  readonly endsAt: number
  /** The level it was used for. */
  raisedTo: KycLevel | undefined
}
