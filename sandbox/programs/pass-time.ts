import { CREDIT_LAPSED, CREDIT_OVERTAKEN } from '../payments/credits/application'
import { lapse } from '../payments/conclude'
import { bookSettlement } from '../payments/payouts/settlement'
import { TRANSFER_LAPSED, TRANSFER_VOID } from '../payments/transfers/void-transfers'
import type { Deps } from '../kernel/deps'
import { isAtABank, orderNow, paidAttempt } from '../orders/order'
import { attemptOf, failWaiting } from '../payments/waiting'

interface Waiting {
  readonly token: string
  readonly paymentId: string
  readonly endsAt: number
}

interface Ends {
  readonly lapsed: string
  /** The order has been paid in another way, or is no more. */
  readonly overtaken: string
}

/** Ends what time has ended since the last request, and books what was to come by now. */
export function passTime(deps: Deps): void {
  const { state } = deps
  for (const session of state.bankSessions.values()) lapse(deps, session)
  for (const { bankTransferPaymentId: paymentId, token, endsAt } of state.transfers.values())
    end(deps, { paymentId, token, endsAt }, { lapsed: TRANSFER_LAPSED, overtaken: TRANSFER_VOID })
  for (const application of state.creditApplications.values())
    end(deps, application, { lapsed: CREDIT_LAPSED, overtaken: CREDIT_OVERTAKEN })
  for (const order of state.orders.values()) bookSettlement(deps, order)
}

function end({ state, clock }: Deps, { token, paymentId, endsAt }: Waiting, { lapsed, overtaken }: Ends): void {
  const order = state.orders.get(token)
  const attempt = attemptOf(order, paymentId)
  if (!order || !attempt || !isAtABank(attempt)) return
  if (order.cancelled || paidAttempt(order)) failWaiting(attempt, overtaken)
  else if (orderNow(order, clock.now()) >= endsAt) failWaiting(attempt, lapsed)
}
