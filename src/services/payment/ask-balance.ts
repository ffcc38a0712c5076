import { askBalance, type FundsAnswer } from '../../../machines/payment/ports'
import type { ConsumerGateway } from '../../gateways/consumer/gateway'
import { implementPort } from '../platform/implement-port'

/** Reads the member's balance. If the provider refuses, the balance is unknown, which stops neither a payment nor a refund. */
export const askBalanceOver = (consumers: Pick<ConsumerGateway, 'balance'>) =>
  implementPort(askBalance, async (question): Promise<FundsAnswer> => {
    const outcome = await consumers.balance(question)
    return outcome.kind === 'ok' ? { kind: 'known', balance: outcome.value } : { kind: 'unknown' }
  })
