import { type Deadline, deadlineOf } from '../entities/deadline'
import type { Flow, IntoBalance } from '../entities/flow'
import type { Instant } from '../entities/instant'
import { EMPTY_FORM, type EntryForm } from '../entities/entry-form'
import type { ForeignBuyer, Member, PendingCode } from '../entities/member'
import type { Order } from '../entities/order'
import { fieldPhone } from '../entities/phone'
import type { ReturningShopper } from '../entities/contact'
import type { Entrance } from '../sign-in/identify/setup'
import { mergeTypedForm, formFromContact } from '../sign-in/identify/rules'
import { requireFact } from '../support/require-fact'

/** A screen with its URL. `identify` is `/`; `sdk` is `/sdk` and every unknown path. */
export type Place =
  | Entrance
  /** All details are entered on one page; later steps are modals over it. */
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

/** `elsewhere` replaces a place while another tab owns the order. It has no URL, so a reload starts at the place. */
export type Screen = Place | 'elsewhere'

/** For states that only a known order can reach. Throws without one. */
export const requireOrder = (order: Order | undefined): Order => requireFact(order, 'order')

export function isEntrance(screen: Screen): screen is Entrance {
  return screen === 'identify' || screen === 'sdk'
}

/** Passes a guard or an action the screen of a URL. */
export function screenParams({ event }: { readonly event: { readonly screen: Screen } }): { screen: Screen } {
  return { screen: event.screen }
}

/** The entry screen for a URL; URLs of later screens start at the first one. */
export function entranceOf(asked: Screen): Entrance {
  return asked === 'sdk' ? 'sdk' : 'identify'
}

/** A login that the provider has not confirmed on this page, a pending code, or a foreign buyer's admission. */
export type SignInToRestore = 'login' | 'code' | 'admission'

interface Beginning {
  readonly toRestore: SignInToRestore | undefined
  readonly asked: Screen
}

/** A sign-in to restore skips the form, except a pending code at an entry URL: there the shopper starts over. */
export function canSkipForm({ toRestore, asked }: Beginning): boolean {
  return toRestore !== undefined && !(toRestore === 'code' && isEntrance(asked))
}

/** Whether a sign-in is restored. Includes a quick login's pending code, because its URL is an entry URL. */
export function canRestoreSignIn({
  toRestore,
  asked,
  order,
}: Beginning & { readonly order: Order | undefined }): boolean {
  return canSkipForm({ toRestore, asked }) || (toRestore !== undefined && order?.isQuickLogin === true)
}

/** The form once the order is loaded: typed text first, otherwise the order's values. */
export function formFromOrder(order: Order, typed: EntryForm): EntryForm {
  const { name, surname } = order.buyer
  const known = { ...formFromContact(order.contact), name, surname, agreement: order.isAgreementCheckedByDefault }
  return mergeTypedForm(known, typed, { email: typed.email !== '', gsmNumber: typed.gsmNumber !== '' })
}

/** Restores the form's values from a pending code. */
export function formFromPendingCode({ email, gsmNumber }: PendingCode, form: EntryForm): EntryForm {
  return { ...form, email, ...fieldPhone(gsmNumber) }
}

export function formFromReturning(returning: ReturningShopper | undefined): EntryForm {
  return returning ? formFromContact(returning) : EMPTY_FORM
}

interface Result {
  readonly flow: Flow
  readonly isOwnPaymentFound: boolean
  readonly member: Member | undefined
  readonly foreignBuyer: ForeignBuyer | undefined
}

/**
 * Whether the result redirects to the shop automatically. A shopper who reopens a paid order has already been there, and money
 * for the balance has no shop to return to.
 */
export function returnsAutomatically({ flow, isOwnPaymentFound, member, foreignBuyer }: Result): boolean {
  return flow === 'pay' && (isOwnPaymentFound || (member ?? foreignBuyer) !== undefined)
}

interface BuyerFacts {
  readonly member: Member | undefined
  readonly foreignBuyer: ForeignBuyer | undefined
  readonly hasAgreed: boolean | undefined
  readonly returning: ReturningShopper | undefined
}

/** A buyer who has to be admitted again finds their details and their own tick of the agreement restored (BEST-14). */
export function returningShopperOf({
  member,
  foreignBuyer,
  hasAgreed,
  returning,
}: BuyerFacts): ReturningShopper | undefined {
  const buyer = member ?? foreignBuyer
  return buyer ? { email: buyer.email, gsmNumber: buyer.gsmNumber, hasAgreed, isGuest: !member } : returning
}

/** The former member is not trusted until the provider confirms the login again. */
export const withoutBuyer = (facts: BuyerFacts) => ({
  toRestore: 'login' as const,
  returning: returningShopperOf(facts),
  member: undefined,
  foreignBuyer: undefined,
})

/** Without a login of its own in this tab, an agreement counts only if its shopper is known. */
export const knownAgreementOf = ({ returning, hasAgreed }: BuyerFacts) => ({
  hasAgreed: returning && hasAgreed,
})

/** For a buyer who may not be the one that chose. */
export const NO_CHOICES = { hasAgreed: undefined, attempted: undefined, problem: undefined }

/** Whether another buyer has taken the place of the returning one. A guest's phone is not verified, so the e-mail counts, too. */
function isOtherBuyer({ returning, member, foreignBuyer }: BuyerFacts): boolean {
  const { gsmNumber, email } = member ?? foreignBuyer ?? {}
  return returning !== undefined && (returning.gsmNumber !== gsmNumber || (!member && returning.email !== email))
}

export const withoutOthersChoices = (facts: BuyerFacts) => ({
  returning: undefined,
  ...(isOtherBuyer(facts) && NO_CHOICES),
})

interface Ending {
  readonly order: Order | undefined
  readonly loginEndsAt: Instant | undefined
}

export function deadlineFrom({ order, loginEndsAt }: Ending): Deadline | undefined {
  return order && deadlineOf({ form: orderExpiryOf(order), member: loginEndsAt, isFormOnly: order.isFormTimeOnly })
}

/** The order's expiry does not count while a bank transfer has its code: its money may arrive days later (CNT-05). */
export const orderExpiryOf = (order: Order | undefined): Instant | undefined =>
  order?.hasTransfer ? undefined : order?.endsAt

/** Marks whether the order has an open bank transfer. A transfer that was left stays marked, because its money may still arrive. */
export const markOpenTransfer = (order: Order | undefined, hasTransfer: boolean): Order | undefined =>
  order && { ...order, hasTransfer, hasOldTransfer: !hasTransfer }

/** Transitions of every state that could still pay, for when the deadline passes or the order's link is dead. */
export const EXPIRY_TRANSITIONS = [
  { guard: 'isTimeUp', target: '#checkout.journey.expired' },
  { guard: 'isLinkClosed', target: '#checkout.journey.closed' },
] as const

/** Leads to the check of what the tab holds: of what it had stored, or of a login that the host app has handed over since. */
export const RESTORE = { guard: 'canRestoreSignIn', target: '#checkout.journey.restoring' } as const
