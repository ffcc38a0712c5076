import { type Deadline, deadlineOf } from '../entities/deadline'
import type { Instant } from '../entities/instant'
import type { Member, PendingCode } from '../entities/member'
import type { Contact, Order } from '../entities/order'
import { nationalPhone } from '../entities/phone'
import type { Receipt } from '../entities/receipt'

/**
 * The screens that have an address of their own. `identify` is `/`, `sdk` is `/sdk` and every address nobody knows.
 */
export type Entrance = 'identify' | 'sdk'
export type Screen =
  | Entrance
  | 'otp'
  | 'pay'
  | 'result'
  | 'outcome-unknown'
  | 'invalid-token'
  | 'start-failed'
  | 'opening-failed'
  | 'form-expired'
  | 'member-expired'

export function isEntrance(screen: Screen): screen is Entrance {
  return screen === 'identify' || screen === 'sdk'
}

/** Hands a guard or an action the screen that an address asked for. */
export function screenAskedFor({ event }: { readonly event: { readonly screen: Screen } }): { screen: Screen } {
  return { screen: event.screen }
}

/** The entrance that an address stands for; addresses of later screens begin at the first one. */
export function entranceOf(asked: Screen): Entrance {
  return asked === 'sdk' ? 'sdk' : 'identify'
}

/** What a tab can hold of a checkout over a reload: a login, or a code that is on its way. */
export type Kept = 'login' | 'code'

/** A code is taken up where the address asks for what comes after it; at the entrance the shopper begins anew. */
export function keptFor({ kept, asked }: { kept: Kept | undefined; asked: Screen }): Kept | undefined {
  return kept === 'code' && isEntrance(asked) ? undefined : kept
}

/** What the shopper had typed when this code was sent. */
export function contactOf({ email, gsmNumber }: PendingCode): Contact {
  return { email, gsmNumber: nationalPhone(gsmNumber) }
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

export function receiptOf(receipt: Receipt | undefined): Receipt {
  if (!receipt) throw new Error('this state needs a receipt')
  return receipt
}

interface Ending {
  readonly order: Order | undefined
  readonly loginEndsAt: Instant | undefined
}

/** When this checkout ends, as far as anybody has said. */
export function deadlineFrom({ order, loginEndsAt }: Ending): Deadline | undefined {
  return order && deadlineOf({ form: order.endsAt, member: loginEndsAt, isFormOnly: order.isFormTimeOnly })
}

export function deadlineToTell(ending: Ending): Deadline {
  const deadline = deadlineFrom(ending)
  if (!deadline) throw new Error('there is no countdown without a deadline')
  return deadline
}

/** Where 'try again' leads once the order's own time is over: to the shop, by the specification's own test (CNT-06). */
export function isReturnable(goBackUrl: string | undefined): goBackUrl is string {
  return goBackUrl !== undefined && goBackUrl.includes('https') && goBackUrl.includes('www')
}
