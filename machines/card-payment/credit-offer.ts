import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import type { Problem } from '../entities/problem'
import { isAmountLent } from '../shopping-credit/rules'

interface OfferFacts {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: Pick<PaymentTerms, 'isCreditEnabled'>
  readonly problem: Problem | undefined
}

/** A card had too little behind it, and a bank may lend what the order costs (CARD-12). Nobody is led to a credit that nobody gives. */
export function isCreditDue({ buyer, price, terms, problem }: OfferFacts): boolean {
  const canBorrow = terms.isCreditEnabled && buyer.memberId !== undefined && isAmountLent(price)
  return canBorrow && problem?.key === 'errors.insufficientFunds'
}
