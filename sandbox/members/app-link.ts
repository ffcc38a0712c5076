import { hex } from '../random'
import type { Deps } from '../deps'
import type { KycLevel, Member } from './member'

const LIFETIME_SECONDS = 1800

/** A way into the provider's app that knows whose it is; good for one step up. */
export interface AppLink {
  readonly key: string
  readonly memberId: string
  readonly endsAt: number
  /** The level it was used for. */
  raisedTo: KycLevel | undefined
}

export function issueAppLink({ state, random }: Deps, { memberId }: Member, now: number): AppLink {
  const link: AppLink = {
    key: hex(random, 32),
    memberId,
    endsAt: now + LIFETIME_SECONDS * 1000,
    raisedTo: undefined,
  }
  state.appLinks.set(link.key, link)
  return link
}
