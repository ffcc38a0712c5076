import { hex } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { AppLink } from '../records/app-link'
import type { Member } from '../records/member'

const LIFETIME_SECONDS = 1800

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
