import { creditAccount } from '../../ledger/ledger'
import type { Attempt } from '../../records/attempt'
import { orderNow } from '../../orders/order'
import { attemptOf, failWaiting, payWaiting } from '../waiting'
import type { Deps } from '../../kernel/deps'
import { NEW_CUSTOMER_SECONDS } from './application'
import { creditBank } from './banks'
import type { CreditApplication } from '../../records/credit-application'
import type { Order } from '../../records/order'

export const DECISIONS = ['approve', 'new-customer', 'reject', 'cancel'] as const

export type Decision = (typeof DECISIONS)[number]

const CODES = { reject: '200325', cancel: '200326' } as const

/** Decides an application. Returns false and changes nothing if it is already decided, or the decision is not possible. */
export function decide(deps: Deps, application: CreditApplication, decision: Decision, term?: number): boolean {
  const order = deps.state.orders.get(application.token)
  const attempt = attemptOf(order, application.paymentId)
  const bank = creditBank(application.acquirerId)
  const isWaiting = attempt?.paymentStatus === 'INIT_CREDIT' || attempt?.paymentStatus === 'PENDING_CREDIT'
  if (!order || !bank || !isWaiting || (term !== undefined && !bank.rates.has(term))) return false
  const becomesCustomer = decision === 'new-customer'
  if (becomesCustomer && (bank.onlyBankUser || attempt.paymentStatus === 'PENDING_CREDIT')) return false
  application.term = term ?? application.term
  const now = orderNow(order, deps.clock.now())
  if (becomesCustomer) wait(application, attempt, now)
  else if (decision === 'approve') approve(deps, order, attempt, application, now)
  else failWaiting(attempt, CODES[decision])
  return true
}

function wait(application: CreditApplication, attempt: Attempt, now: number): void {
  attempt.paymentStatus = 'PENDING_CREDIT'
  application.endsAt = now + NEW_CUSTOMER_SECONDS * 1000
}

function approve(deps: Deps, order: Order, attempt: Attempt, application: CreditApplication, now: number): void {
  const { acquirerId, memberId } = application
  payWaiting(deps, order, attempt, { from: creditAccount(acquirerId), memberId, now })
}
