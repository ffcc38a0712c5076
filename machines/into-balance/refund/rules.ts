import type { Refusal } from '../../entities/problem'
import type { ClaimAnswer } from './ports'

type Refused = Extract<ClaimAnswer['kind'], 'alreadyClaimed' | 'untransferable' | 'refused'>

const GROUPS: Readonly<Record<string, Refused>> = {
  REFUND_ALREADY_CLAIMED: 'alreadyClaimed',
  REFUND_CANNOT_TRANSFER: 'untransferable',
}

/** What a refused claim means: that it was claimed before, that it can't be transferred, or a problem that may pass (REF-02). */
export function refusedClaim({ group }: Refusal): Refused {
  return (group !== undefined && GROUPS[group]) || 'refused'
}
