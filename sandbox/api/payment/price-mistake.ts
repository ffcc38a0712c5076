import { knownAttempt } from '../../payments/known-attempt'
import { type Refused, refused } from '../../http/answer'
import type { VisitorCall } from '../../http/endpoint'

type Priced = Pick<
  VisitorCall<{ readonly conversationId: string; readonly paidPrice: number }>,
  'order' | 'idempotencyKey' | 'input'
>

/**
 * Refuses another amount than what is due. A repeat was priced when it began, perhaps before the merchant changed the price: it is compared
 * with its attempt instead.
 */
export function priceMistake({ order, input, idempotencyKey }: Priced, due: number, more = ''): Refused | undefined {
  if (input.paidPrice === due || knownAttempt(order, input.conversationId, idempotencyKey)) return undefined
  return refused('wrong-amount', `paidPrice is not the price of the order${more}`)
}
