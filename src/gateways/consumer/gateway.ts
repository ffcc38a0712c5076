import { bind } from '../bind'
import type { RequestContext } from '../described-call'
import { balance, checkLimit } from './balance/calls'

/** What the screens ask the consumer gateway. */
export const createConsumerGateway = (context: RequestContext) => bind(context, { balance, checkLimit })

export type ConsumerGateway = ReturnType<typeof createConsumerGateway>
