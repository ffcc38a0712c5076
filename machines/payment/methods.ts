import type { Buyer } from '../entities/member'
import type { PaymentTerms } from '../entities/payment-terms'

/** The ways of paying an order, by the names that people and scripts know them by (PAY-01). */
export type Method = 'credit-card' | 'balance'

/** The methods of this order for this buyer, in the order in which they are offered; who is no member has no balance (FRGN-02). */
export function methodsOf({ isCardEnabled, isFundEnabled }: PaymentTerms, buyer: Buyer): readonly Method[] {
  const methods: Method[] = []
  if (isCardEnabled) methods.push('credit-card')
  if (isFundEnabled && buyer.memberId !== undefined) methods.push('balance')
  return methods
}
