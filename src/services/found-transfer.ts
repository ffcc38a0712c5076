import type { Money } from '../../machines/entities/money'
import type { Edge } from '../gateways/described-call'
import { openTransfer } from '../gateways/payment/bank-transfer/open-transfer'
import type { KeptSubmission } from './kept-entry'
import type { KeptTransfers } from './kept-transfer'

export interface FindingWorld {
  readonly edge: Edge
  readonly keptTransfers: Pick<KeptTransfers, 'keep'>
}

/**
 * Finds the code of a transfer whose answer was lost, and keeps it as if it had come: whoever pays on is at that transfer. Says whether
 * there is one; a provider that does not tell it leaves it to the shopper's SMS.
 */
export async function foundTransfer(
  { edge, keptTransfers }: FindingWorld,
  { sentAt }: Pick<KeptSubmission, 'sentAt'>,
  amount: Money,
): Promise<boolean> {
  try {
    const found = await openTransfer(edge)
    if (found.kind !== 'ok') return false
    keptTransfers.keep({ ...found.value, amount, begunAt: sentAt })
    return true
  } catch {
    return false
  }
}
