import { bind } from '../../bind'
import type { RequestContext } from '../../described-call'
import { applyForCredit, creditBanks, creditPlans, validateCredit } from './calls'

/** The member gateway's calls for shopping credit, apart from the others because no other method needs them. */
export const createShoppingCreditGateway = (context: RequestContext) =>
  bind(context, { banks: creditBanks, plans: creditPlans, validate: validateCredit, apply: applyForCredit })

export type ShoppingCreditGateway = ReturnType<typeof createShoppingCreditGateway>
