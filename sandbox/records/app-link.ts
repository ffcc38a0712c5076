import type { KycLevel } from './member'

/** A member's personal link into the provider's app, valid for one step up. */
export interface AppLink {
  readonly key: string
  readonly memberId: string
  readonly endsAt: number
  /** The level that the member reached with it. */
  raisedTo: KycLevel | undefined
}
