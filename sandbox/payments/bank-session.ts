import { move } from '../ledger/book'
import { memberAccount, reservedAccount } from '../ledger/ledger'
import type { Language } from '../language'
import type { Attempt } from '../orders/attempt'
import type { Order } from '../orders/order'
import { digits, uuid } from '../random'
import type { Deps } from '../deps'
import type { Plan } from './plan'

/** As often a code may be typed, the right one included. */
export const TRIES = 3

/** What a bank's page came to. */
export type Verdict = 'verified' | 'unverified' | 'cancelled' | 'lapsed'

/** A payment that waits for a bank's word: on the card's own 3-D page, or in a wallet of the card banks. */
export interface BankSession {
  /** Names the session wherever it is spoken of; whoever has it may answer. */
  readonly id: string
  readonly kind: 'threeDS' | 'bkm'
  readonly token: string
  readonly paymentId: string
  readonly locale: Language
  readonly openedAt: number
  readonly endsAt: number
  /** Where the bank sends its code. */
  readonly gsmNumber: string
  readonly code: string
  readonly plan: Plan
  wrongTries: number
  /** Opened by the provider, asking the shopper, fallen silent, answered by the bank, closed by the provider. */
  phase: 'opened' | 'asking' | 'silent' | 'answered' | 'closed'
  verdict: Verdict | undefined
}

interface Opening extends Pick<BankSession, 'kind' | 'locale' | 'gsmNumber' | 'plan' | 'paymentId'> {
  readonly order: Order
  readonly now: number
}

/** From here on the balance part of the payment waits with it. */
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
