import type { Plan } from '../records/plan'
import type { Decline } from '../records/card'
import type { Member } from '../records/member'

/** Why this cannot be paid with what it is to be paid with: a card or the balance is suspended on suspicion of fraud. */
export function suspension(
  member: Member | undefined,
  { cardToken, balanceMinor }: Pick<Plan, 'cardToken' | 'balanceMinor'>,
): Decline | undefined {
  const used = [...(cardToken === undefined ? [] : [cardToken]), ...(balanceMinor > 0 ? ['balance'] : [])]
  return used.some((one) => member?.suspendedInstruments.includes(one)) ? { code: '10631' } : undefined
}
