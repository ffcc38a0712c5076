import { type Opening, openOrder } from '../open-order'
import { uuid } from '../../kernel/random'
import type { Deps } from '../../kernel/deps'
import type { Paid } from './refund'
import type { Order } from '../../records/order'

interface WantedRefund extends Opening {
  readonly hasProblem?: boolean
}

/** Refunds the whole payment. The buyer's contact is the one that they paid with. */
export function openRefund(deps: Deps, { order, attempt, payerId }: Paid, wanted: WantedRefund): Order {
  const { hasProblem = false, ...opening } = wanted
  return openOrder(deps, {
    ...opening,
    orderId: order.orderId,
    basketMinor: attempt.paidMinor,
    priceMinor: attempt.paidMinor,
    currency: order.currency,
    buyer: { ...order.buyer, ...attempt.member },
    init: order.init,
    flags: order.flags,
    refund: {
      claimToken: uuid(deps.random),
      paymentId: attempt.paymentId ?? '',
      paidAt: attempt.paidAt ?? attempt.at,
      payerId,
      hasProblem,
    },
  })
}
