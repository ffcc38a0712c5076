import type { BankPage } from '../../../../machines/entities/bank-page'
import type { KycLevel } from '../../../../machines/entities/member'
import type { Money } from '../../../../machines/entities/money'
import type { CreditBank, CreditPlan, CreditValidation } from '../../../../machines/entities/shopping-credit'
import type { RequestContext } from '../../described-call'
import type { Outcome } from '../../outcome'
import { type CreditApplication, applyForCredit, creditBanks, creditPlans, validateCredit } from './calls'

/** What a shopping credit asks the member gateway; no other method needs any of it. */
export interface ShoppingCreditGateway {
  /** The banks that would lend for a price, or why none does. */
  banks(question: { kycLevel: KycLevel; price: Money }): Promise<Outcome<readonly CreditBank[]>>
  /** How a bank would have a price paid back; it need not be that of the order. */
  plans(question: { acquirerId: string | number; price: Money }): Promise<Outcome<readonly CreditPlan[]>>
  /** Whether the order may be financed. */
  validate(order: { memberId: string; price: Money; paymentSourceName: string }): Promise<Outcome<CreditValidation>>
  /** Begins an application at a bank: never repeated by itself. */
  apply(application: CreditApplication): Promise<Outcome<BankPage>>
}

export function createShoppingCreditGateway(context: RequestContext): ShoppingCreditGateway {
  return {
    banks: (question) => creditBanks(context, question),
    plans: (question) => creditPlans(context, question),
    validate: (order) => validateCredit(context, order),
    apply: (application) => applyForCredit(context, application),
  }
}
