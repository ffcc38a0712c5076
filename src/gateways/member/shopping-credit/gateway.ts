import { bind } from '../../bind'
import type { RequestContext } from '../../described-call'
import { applyForCredit, creditBanks, creditPlans, validateCredit } from './calls'

/** What a shopping credit asks the member gateway; no other method needs any of it. */
export const createShoppingCreditGateway = (context: RequestContext) =>
  bind(context, { banks: creditBanks, plans: creditPlans, validate: validateCredit, apply: applyForCredit })

export type ShoppingCreditGateway = ReturnType<typeof createShoppingCreditGateway>
