import { CREDIT_LAPSED, CREDIT_OVERTAKEN } from '../payments/credits/application'
import { lapse } from '../payments/conclude'
import { bookSettlement } from '../payments/payouts/settlement'
import { TRANSFER_LAPSED, TRANSFER_VOID } from '../payments/transfers/void-transfers'
import type { Deps } from '../kernel/deps'
import { isAtABank, isFinal, orderNow, paidAttempt } from '../orders/order'
import { attemptOf, failWaiting } from '../payments/waiting'

interface Waiting {
  readonly token: string
  readonly paymentId: string
  readonly endsAt: number
}

interface Ends {
  readonly lapsed: string
  /** The error code if the order was paid in another way, or was cancelled. */
  readonly overtaken: string
}

/**
 * Ends everything whose time has passed since the last request, and books what is due. A day of tests has thousands of orders and every
 * request calls this, so entries that have ended are not visited again.
 */
export function createTimePasser(deps: Deps): () => void {
  let { orders } = deps.state
  let passes = passesOver(deps)
  return () => {
    // A reset replaces the state's maps.
    if (deps.state.orders !== orders) {
      orders = deps.state.orders
      passes = passesOver(deps)
    }
    for (const pass of passes) pass()
  }
}

function passesOver(deps: Deps): readonly (() => void)[] {
  const { bankSessions, transfers, creditApplications, orders } = deps.state
  const isOver = ({ token, paymentId }: Omit<Waiting, 'endsAt'>) => isFinal(attemptOf(orders.get(token), paymentId))
  return [
    untilEnded(
      bankSessions,
      (session) => session.phase === 'closed',
      (session) => {
        lapse(deps, session)
      },
    ),
    untilEnded(
      transfers,
      ({ token, bankTransferPaymentId: paymentId }) => isOver({ token, paymentId }),
      ({ token, bankTransferPaymentId: paymentId, endsAt }) => {
        end(deps, { token, paymentId, endsAt }, { lapsed: TRANSFER_LAPSED, overtaken: TRANSFER_VOID })
      },
    ),
    untilEnded(creditApplications, isOver, (application) => {
      end(deps, application, { lapsed: CREDIT_LAPSED, overtaken: CREDIT_OVERTAKEN })
    }),
    untilEnded(
      orders,
      ({ settlement }) => settlement === undefined,
      (order) => {
        bookSettlement(deps, order)
      },
    ),
  ]
}

/** Visits each entry of a map that only grows, until the entry has ended. */
function untilEnded<Entry>(
  entries: ReadonlyMap<string, Entry>,
  hasEnded: (entry: Entry) => boolean,
  pass: (entry: Entry) => void,
): () => void {
  const added = entries.values()
  const open = new Set<Entry>()
  let taken = 0
  return () => {
    // An iterator that has reached its end does not see later entries.
    for (; taken < entries.size; taken += 1) {
      const next = added.next()
      if (next.done !== true) open.add(next.value)
    }
    for (const entry of open) {
      pass(entry)
      if (hasEnded(entry)) open.delete(entry)
    }
  }
}

function end({ state, clock }: Deps, { token, paymentId, endsAt }: Waiting, { lapsed, overtaken }: Ends): void {
  const order = state.orders.get(token)
  const attempt = attemptOf(order, paymentId)
  if (!order || !attempt || !isAtABank(attempt)) return
  if (order.cancelled || paidAttempt(order)) failWaiting(attempt, overtaken)
  else if (orderNow(order, clock.now()) >= endsAt) failWaiting(attempt, lapsed)
}
