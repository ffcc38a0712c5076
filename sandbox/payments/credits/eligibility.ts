import { isUnderAge } from '../../members/birth-date'
import { flagsOf } from '../../orders/init-data'
import { LEAST_MINOR, MOST_MINOR } from './banks'
import type { CreditCategory } from '../../records/credit-settings'
import type { Member } from '../../records/member'
import type { Order } from '../../records/order'

const CODES: Readonly<Record<CreditCategory, string>> = {
  GOLD: '200302',
  OTHER: '200303',
  PHONE_PC_TABLET: '200304',
  FOOD: '200307',
  UNKNOWN: '200310',
}

/** The error code if no bank gives this member a credit for this order; undefined if banks may. The order's own obstacles come first. */
export function creditBar(order: Order, member: Member, now: number): string | undefined {
  const { priceMinor, currency, credit } = order
  if (currency !== 'TRY' || !isLent(priceMinor)) return '200301'
  if (credit.category) return CODES[credit.category]
  if (member.kycLevel === 0) return flagsOf(order).merchantTrustStampAvailableOrIgnored ? '200305' : '200306'
  if (member.creditRestricted) return '200308'
  if (isMinor(member, now)) return '200311'
  return member.emailConfirmed ? undefined : '200309'
}

export function isLent(minor: number): boolean {
  return minor >= LEAST_MINOR && minor <= MOST_MINOR
}

/** A member without a known date of birth counts as an adult. */
function isMinor({ identity: { birthDate } }: Member, now: number): boolean {
  return birthDate !== undefined && isUnderAge(birthDate, now)
}
