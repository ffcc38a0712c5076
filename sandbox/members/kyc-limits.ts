import { istanbulTime } from '../kernel/istanbul'
import type { Authorisation } from '../records/ledger'
import type { KycLevel, Member } from '../records/member'

/** The monthly payment limits in minor units of TRY; the last level has none. */
export const MONTHLY_LIMITS: Readonly<Record<KycLevel, number | null>> = { 0: 275_000, 1: 2_000_000, 2: null }

function monthlyLimitOf({ kycLevel, monthlyLimitMinor }: Member): number | null {
  return monthlyLimitMinor === undefined ? MONTHLY_LIMITS[kycLevel] : monthlyLimitMinor
}

/** The amount paid since the first of the month in Istanbul, according to the ledger. */
function paidThisMonth(authorisations: readonly Authorisation[], memberId: string, now: number): number {
  const month = istanbulTime(now).slice(0, 7)
  return authorisations
    .filter((one) => one.memberId === memberId && one.currency === 'TRY' && istanbulTime(one.at).startsWith(month))
    .reduce((sum, one) => sum + one.minor, 0)
}

export function isOverLimit(
  authorisations: readonly Authorisation[],
  member: Member,
  wanted: { readonly minor: number; readonly now: number },
): boolean {
  const limit = monthlyLimitOf(member)
  if (limit === null) return false
  return paidThisMonth(authorisations, member.memberId, wanted.now) + wanted.minor > limit
}
