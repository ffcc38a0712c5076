import { type Deadline, deadlineOf } from '../entities/deadline'
import type { Flow, IntoBalance } from '../entities/flow'
import type { Instant } from '../entities/instant'
import { EMPTY_FORM, type EntryForm } from '../entities/entry-form'
import type { Buyer, ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { Order } from '../entities/order'
import { fieldPhone } from '../entities/phone'
import type { AnyReceipt } from '../entities/receipt'
import type { Returning } from '../entities/contact'
import type { Entrance } from '../sign-in/identify/setup'
import type { AnyAttempted } from '../payment/rules'
import type { StartAnswer } from './ports'
import { filledFrom, formOf } from '../sign-in/identify/rules'

/**
 * What a state of the journey looks like, and what an address asks for. `identify` is `/`, `sdk` is `/sdk` and every unknown address.
 */
export type Place =
  | Entrance
  /** One page asks for everything; later steps are modals over it. */
  | 'quick-login'
  | 'register'
  | 'email-verify'
  | 'foreign-number'
  | 'otp'
  | 'change-phone-number'
  | 'pay'
  | IntoBalance
  | 'credit-redirect'
  | 'result'
  | 'outcome-unknown'
  | 'invalid-token'
  | 'start-failed'
  | 'opening-failed'
  | 'form-expired'
  | 'member-expired'

/** `elsewhere` covers a place of which another tab has the order, and has no address: a reload begins at the place. */
export type Screen = Place | 'elsewhere'

export function isEntrance(screen: Screen): screen is Entrance {
  return screen === 'identify' || screen === 'sdk'
}

/** Hands a guard or an action the screen that an address asked for. */
export function screenAskedFor({ event }: { readonly event: { readonly screen: Screen } }): { screen: Screen } {
  return { screen: event.screen }
}

/** The entrance that an address asks for; addresses of later screens begin at the first one. */
export function entranceOf(asked: Screen): Entrance {
  return asked === 'sdk' ? 'sdk' : 'identify'
}

/** What a tab can hold of a checkout over a reload: a login, a code that is on its way, or the admission of a buyer from abroad. */
export type Kept = 'login' | 'code' | 'admission'

interface Beginning {
  readonly kept: Kept | undefined
  readonly asked: Screen
}

/** What is kept leads past the form at once; a code at the entrance does not: the shopper starts again there. */
export function leadsPastForm({ kept, asked }: Beginning): boolean {
  return kept !== undefined && !(kept === 'code' && isEntrance(asked))
}

/** What is kept is taken up: a code of the one-page login, too, whose address is the entrance. */
export function isTakenUp({ kept, asked, order }: Beginning & { readonly order: Order | undefined }): boolean {
  return leadsPastForm({ kept, asked }) || (kept !== undefined && order?.isQuickLogin === true)
}

/** The text of the form once the order is here: what the shopper has typed, and else what the order knows. */
export function formWith(order: Order, typed: EntryForm): EntryForm {
  const { name, surname } = order.buyer
  const known = { ...formOf(order.contact), name, surname, agreement: order.isAgreementCheckedByDefault }
  return filledFrom(known, typed, { email: typed.email !== '', gsmNumber: typed.gsmNumber !== '' })
}

/** What the shopper had typed when this code was sent. */
export function formBehind({ email, gsmNumber }: PendingCode, form: EntryForm): EntryForm {
  return { ...form, email, ...fieldPhone(gsmNumber) }
}

/** The text of the form after a login has ended. */
export function formOfReturning(returning: Returning | undefined): EntryForm {
  return returning ? formOf(returning) : EMPTY_FORM
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

export function buyerFrom(member: Member | undefined, foreignBuyer: ForeignBuyer | undefined): Buyer {
  const buyer = member ?? foreignBuyer
  if (!buyer) throw new Error('this state needs a buyer')
  return buyer
}

export function receiptOf(receipt: AnyReceipt | undefined): AnyReceipt {
  if (!receipt) throw new Error('this state needs a receipt')
  return receipt
}

interface Result {
  readonly flow: Flow
  readonly isJustPaid: boolean
  readonly member: Member | undefined
  readonly foreignBuyer: ForeignBuyer | undefined
}

/**
 * Whether the result leads back to the shop automatically. A shopper who comes back to a paid order has been to the shop, and is not sent there again
 * and again; what went into the balance is there to be read.
 */
export function goesByItself({ flow, isJustPaid, member, foreignBuyer }: Result): boolean {
  return flow === 'pay' && (isJustPaid || (member ?? foreignBuyer) !== undefined)
}

/** A shopper who was logged in finds their data, and their tick, in the form again (BEST-14). */
export function returningFrom({
  member,
  hasAgreed,
  returning,
}: {
  readonly member: Member | undefined
  readonly hasAgreed: boolean
  readonly returning: Returning | undefined
}): Returning | undefined {
  return member ? { email: member.email, gsmNumber: member.gsmNumber, hasAgreed } : returning
}

interface Ending {
  readonly order: Order | undefined
  readonly loginEndsAt: Instant | undefined
}

/** When this checkout ends, as far as anybody has said. */
export function deadlineFrom({ order, loginEndsAt }: Ending): Deadline | undefined {
  return order && deadlineOf({ form: endOf(order), member: loginEndsAt, isFormOnly: order.isFormTimeOnly })
}

/** The order's own end counts except while a bank transfer waits with its code: its money may come for days (CNT-05). */
export const endOf = (order: Order | undefined): Instant | undefined => (order?.hasTransfer ? undefined : order?.endsAt)

/** An order whose bank transfer has its code, or whose code was left: the money of a code that was left may be on its way. */
export const withTransfer = (order: Order | undefined, hasTransfer: boolean): Order | undefined =>
  order && { ...order, hasTransfer, hasOldTransfer: !hasTransfer }

export function deadlineToTell(ending: Ending): Deadline {
  const deadline = deadlineFrom(ending)
  if (!deadline) throw new Error('there is no countdown without a deadline')
  return deadline
}

/** Where 'try again' leads once the order's own time is over: to the shop, by the specification's own test (CNT-06). */
export function isReturnable(goBackUrl: string | undefined): goBackUrl is string {
  return goBackUrl !== undefined && goBackUrl.includes('https') && goBackUrl.includes('www')
}

/** Where the order is paid, unknown or in another tab there is nothing to leave (SHELL-10). */
export const LEFT_PAYING = [
  'closed',
  'suspended',
  'reconciling',
  'reconcilingFailed',
  'result',
  'resultStaying',
] as const

/** Where something was sent that moves money, and has not ended: nothing but its own ending leaves it. */
export const SENT = [
  { paying: 'inFlight' },
  { paying: 'overdue' },
  { paying: 'redirecting' },
  { paying: 'goingForCredit' },
  { paying: 'lockedIn' },
  { refunding: 'inFlight' },
  { settling: 'inFlight' },
] as const

/** The end of each state that could still pay, when the time is up or the order's own link is dead. */
export const TIME_UP = [
  { guard: 'isTimeUp', target: '#checkout.journey.expired' },
  { guard: 'isLinkDead', target: '#checkout.journey.closed' },
] as const

/** Where a bank may have the next word on a payment of this page. */
export const AT_BANK = [{ paying: 'redirecting' }, { paying: 'goingForCredit' }, 'reconciling'] as const

/** A try whose end the order reported at the start stays the tried one: it is reported once (CARD-13). */
export function triedBefore(answer: StartAnswer, known: AnyAttempted | undefined): AnyAttempted | undefined {
  if (answer.kind === 'started') return answer.attempted ?? known
  return 'attempted' in answer ? answer.attempted : undefined
}

/** The order may say that the link is for something else than its address (BOOT-17). */
export const flowOf = (order: Order | undefined) => (order?.intoBalance ? { flow: order.intoBalance } : {})
