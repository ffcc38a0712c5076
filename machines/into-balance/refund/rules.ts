import type { Refusal } from '../../entities/problem'
import type { ClaimAnswer } from './ports'

type Refused = Extract<ClaimAnswer['kind'], 'alreadyClaimed' | 'untransferable' | 'refused'>

const GROUPS: Readonly<Record<string, Refused>> = {
  REFUND_ALREADY_CLAIMED: 'alreadyClaimed',
  REFUND_CANNOT_TRANSFER: 'untransferable',
}

/** Maps a refused claim: already claimed, not transferable, or a problem that can be retried (REF-02). */
export function claimRefusalKind({ group }: Refusal): Refused {
  return (group !== undefined && GROUPS[group]) || 'refused'
}
