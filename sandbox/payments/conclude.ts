import type { Attempt } from '../records/attempt'
import { orderNow, paidAttempt } from '../orders/order'
import { attemptOf } from './waiting'
import type { Deps } from '../kernel/deps'
import { moveReserve } from './bank-session'
import { approved, refusedWith } from './outcome'
import { settle } from './settle'
import { shortfall } from './shortfall'
import type { Decline } from '../records/card'
import type { Order } from '../records/order'
import type { BankSession, Verdict } from '../records/bank-session'

const CODES: Readonly<Record<Exclude<Verdict, 'verified'>, string>> = {
  unverified: '10680',
  cancelled: '10681',
  lapsed: '10682',
}

/** The merchant cancelled the order while the shopper was at the bank. */
const TOKEN_NOT_VALID = '5125'

/** The order and the attempt of a session. Throws if either is missing. */
export function subjectOf({ state }: Deps, session: BankSession): { order: Order; attempt: Attempt } {
  const order = state.orders.get(session.token)
  const attempt = attemptOf(order, session.paymentId)
  if (!order || !attempt) throw new Error('a bank session without its payment')
  return { order, attempt }
}

/** Records the bank's verdict. Only the first one counts, so that a page that is loaded or posted again changes nothing. */
export function answer(deps: Deps, session: BankSession, verdict: Verdict): void {
  if (session.phase === 'answered' || session.phase === 'closed') return
  session.phase = 'answered'
  session.verdict = verdict
  const { attempt } = subjectOf(deps, session)
  if (session.kind === 'threeDS') attempt.paymentStatus = 'CALLBACK_THREEDS'
}

/** Concludes the payment at the provider, once: books what the bank approved, or releases the reserved balance. */
export function conclude(deps: Deps, session: BankSession): void {
  if (session.phase !== 'answered') return
  session.phase = 'closed'
  const { order, attempt } = subjectOf(deps, session)
  const now = orderNow(order, deps.clock.now())
  const declined = declineOf(deps, session, order, attempt)
  Object.assign(attempt, declined ? refusedWith(declined) : approved(deps.random))
  if (declined) {
    moveReserve(deps, session, order, now, 'release')
    return
  }
  attempt.paidAt = now
  settle(deps, { order, attempt, plan: session.plan, now, by3D: true })
}

function declineOf(deps: Deps, session: BankSession, order: Order, { card }: Attempt): Decline | undefined {
  const { verdict = 'lapsed', plan } = session
  if (verdict !== 'verified') return { code: CODES[verdict] }
  if (order.cancelled) return { code: TOKEN_NOT_VALID }
  if (deps.state.ledgerMode === 'strict' && paidAttempt(order)) return { code: '10203' }
  return shortfall(deps, order, card, plan) ?? card?.declined
}

/** Ends a payment whose shopper never comes back from the bank, once its time has passed. */
export function lapse(deps: Deps, session: BankSession): void {
  const { order } = subjectOf(deps, session)
  if (session.phase === 'closed' || orderNow(order, deps.clock.now()) < session.endsAt) return
  session.phase = 'answered'
  session.verdict = 'lapsed'
  conclude(deps, session)
}
