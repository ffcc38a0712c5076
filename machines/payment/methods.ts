import type { Buyer } from '../entities/member'
import type { PaymentTerms } from '../entities/payment-terms'

/** The ways of paying an order, by the names that people and scripts know them by (PAY-01). */
export const METHODS = ['credit-card', 'balance', 'shopping-credit', 'bank-transfer'] as const

export type Method = (typeof METHODS)[number]

/** The methods of this order for this buyer, in the order in which they are offered; who is no member has no balance, gets no credit and sends no transfer (FRGN-02). */
export function methodsOf(
  { isCardEnabled, isFundEnabled, isCreditEnabled, transferAccounts }: PaymentTerms,
  buyer: Buyer,
): readonly Method[] {
  const isMember = buyer.memberId !== undefined
  const methods: Method[] = []
  if (isCardEnabled) methods.push('credit-card')
  if (isFundEnabled && isMember) methods.push('balance')
  if (isCreditEnabled && isMember) methods.push('shopping-credit')
  if (transferAccounts.length > 0 && isMember) methods.push('bank-transfer')
  return methods
}
