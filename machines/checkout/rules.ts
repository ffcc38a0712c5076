import type { Member, PendingCode } from '../entities/member'
import type { Money } from '../entities/money'
import type { Order } from '../entities/order'
import type { Receipt } from '../entities/receipt'

/**
 * The screens that have an address of their own. `identify` is `/`, `sdk` is `/sdk` and every address nobody knows.
 */
export type Entrance = 'identify' | 'sdk'
export type Screen =
  Entrance | 'otp' | 'pay' | 'result' | 'outcome-unknown' | 'invalid-token' | 'start-failed' | 'opening-failed'

export function isEntrance(screen: Screen): screen is Entrance {
  return screen === 'identify' || screen === 'sdk'
}

/** The entrance that an address stands for; addresses of later screens begin at the first one. */
export function entranceOf(asked: Screen): Entrance {
  return asked === 'sdk' ? 'sdk' : 'identify'
}

/** TOKEN_NOT_VALID, token not found, token mandatory: the link is dead and nothing can be paid with it (BOOT-05). */
const DEAD_TOKEN_CODES: readonly string[] = ['5125', '5124', '5132']

export function isTokenDead(code: string): boolean {
  return DEAD_TOKEN_CODES.includes(code)
}

/** What the provider's detail says of the order after a payment call whose answer was lost. */
export interface OrderOutcome {
  readonly paymentStatus: string | undefined
  /** The submission that a FAILURE speaks of, where the provider echoes it. */
  readonly submissionId: string | undefined
  readonly paymentId: string | undefined
  readonly callbackUrl: string | undefined
}

/**
 * The verdict over a lost answer. Only an explicit word counts: SUCCESS is paid, a FAILURE that names our submission is
 * not charged. Everything else may still commit, so nothing payable is shown for it.
 */
export function verdictOf(outcome: OrderOutcome, submissionId: string | undefined): 'paid' | 'notCharged' | 'unknown' {
  if (outcome.paymentStatus === 'SUCCESS') return 'paid'
  const isOurs = submissionId !== undefined && outcome.submissionId === submissionId
  return outcome.paymentStatus === 'FAILURE' && isOurs ? 'notCharged' : 'unknown'
}

export function receiptOf(outcome: OrderOutcome, price: Money): Receipt {
  return { paymentId: outcome.paymentId, paid: price, callbackUrl: outcome.callbackUrl }
}

/** For states that are entered with an order alone. */
export function orderOf(order: Order | undefined): Order {
  if (!order) throw new Error('this state needs an order')
  return order
}

export function pendingOf(pending: PendingCode | undefined): PendingCode {
  if (!pending) throw new Error('this state needs a code on its way')
  return pending
}

export function memberOf(member: Member | undefined): Member {
  if (!member) throw new Error('this state needs a member')
  return member
}
