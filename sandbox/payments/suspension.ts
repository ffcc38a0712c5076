import type { Plan } from '../records/plan'
import type { Decline } from '../records/card'
import type { Member } from '../records/member'

/** The decline if the saved card or the balance that pays is suspended on suspicion of fraud. */
export function suspension(
  member: Member | undefined,
  { cardToken, balanceMinor }: Pick<Plan, 'cardToken' | 'balanceMinor'>,
): Decline | undefined {
  const used = [...(cardToken === undefined ? [] : [cardToken]), ...(balanceMinor > 0 ? ['balance'] : [])]
  return used.some((one) => member?.suspendedInstruments.includes(one)) ? { code: '10631' } : undefined
}
