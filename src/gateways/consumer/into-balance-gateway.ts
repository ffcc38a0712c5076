import { bind } from '../bind'
import type { RequestContext } from '../described-call'
import { balance } from './balance/calls'
import { claimRefund } from './refund/calls'
import { chooseSettlement } from './settlement/calls'

/** The consumer gateway's calls for refund and settlement. If a claim or a choice rejects, its outcome is unknown. */
export const createIntoBalanceGateway = (context: RequestContext) =>
  bind(context, { balance, claimRefund, chooseSettlement })
