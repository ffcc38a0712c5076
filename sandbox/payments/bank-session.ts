import { move } from '../ledger/book'
import { memberAccount, reservedAccount } from '../ledger/ledger'
import type { Attempt } from '../records/attempt'
import { digits, uuid } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { Order } from '../records/order'
import type { BankSession } from '../records/bank-session'

/** Maximum number of codes that the shopper may try, including the right one. */
export const TRIES = 3

interface Opening extends Pick<BankSession, 'kind' | 'locale' | 'gsmNumber' | 'plan' | 'paymentId'> {
  readonly order: Order
  readonly now: number
}

/** Opens a session at a bank, and reserves the balance part of the payment. */
export function openBankSession(deps: Deps, { order, now, ...opening }: Opening): BankSession {
  const session: BankSession = {
    ...opening,
    id: uuid(deps.random),
    token: order.token,
    openedAt: now,
    endsAt: now + order.times.bankSessionSeconds * 1000,
    code: digits(deps.random, 6),
    wrongTries: 0,
    phase: 'opened',
    verdict: undefined,
  }
  deps.state.bankSessions.set(session.id, session)
  moveReserve(deps, session, order, now, 'reserve')
  return session
}

export function moveReserve(
  deps: Deps,
  { plan, token }: BankSession,
  { currency }: Order,
  at: number,
  memo: 'reserve' | 'release',
): void {
  const accounts = [memberAccount(plan.memberId ?? ''), reservedAccount(plan.memberId ?? '')] as const
  const [from, to] = memo === 'reserve' ? accounts : ([accounts[1], accounts[0]] as const)
  move(deps, { at, memo, currency, token, from, to, minor: plan.balanceMinor })
}

export function sessionOf({ state }: Deps, order: Order, { paymentId }: Attempt): BankSession | undefined {
  return [...state.bankSessions.values()].find(
    (session) => session.token === order.token && session.paymentId === paymentId,
  )
}
