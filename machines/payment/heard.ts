import type { CardPaymentContext } from '../card-payment/context'
import { type CardDraft, draftOf } from '../card-payment/draft'
import type { KycLevel } from '../entities/member'
import type { Money } from '../entities/money'
import { type CreditDraft, creditDraftOf } from '../shopping-credit/draft'

/** What one method found out that counts for every other. */
export interface Shared {
  readonly isAgreed: boolean
  readonly price: Money
  readonly level: KycLevel | undefined
}

interface SentHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'paymentInFlight' | 'paymentOverdue'): boolean } }
}

interface RedirectHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'paymentRedirected'): boolean } }
}

/** Hands a guard whether a method has sent its payment, by its tags alone. */
export function sentOf({ event: { snapshot } }: SentHeard) {
  return { isInFlight: snapshot.hasTag('paymentInFlight'), isOverdue: snapshot.hasTag('paymentOverdue') }
}

/** Hands a guard whether a bank has the next word. */
export function redirectedOf({ event: { snapshot } }: RedirectHeard) {
  return { isRedirected: snapshot.hasTag('paymentRedirected') }
}

/** How much may be paid is found out by those alone that have to know it. */
interface MethodHeard {
  readonly event: { readonly snapshot: { readonly context: Omit<Shared, 'level'> & Partial<Pick<Shared, 'level'>> } }
}

interface LockHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'lockedIn'): boolean } }
}

interface BalanceHeard {
  readonly event: { readonly snapshot: { readonly context: { readonly isBalanceModalViewed: boolean } } }
}

interface CardHeard {
  readonly event: { readonly snapshot: { readonly context: CardPaymentContext } }
}

interface CreditHeard {
  readonly event: { readonly snapshot: { readonly context: CreditDraft } }
}

/** Hands an action what every method has to know of this one. */
export function sharedOf({ event: { snapshot } }: MethodHeard): Shared {
  const { isAgreed, price, level } = snapshot.context
  return { isAgreed, price, level }
}

/** Hands an action what is to be found again when the shopper comes back to the cards. */
export function draftHeard({ event: { snapshot } }: CardHeard): { draft: CardDraft } {
  return { draft: draftOf(snapshot.context) }
}

/** Hands an action what is to be found again when the shopper comes back to the credit. */
export function creditHeard({ event: { snapshot } }: CreditHeard): { credit: CreditDraft } {
  return { credit: creditDraftOf(snapshot.context) }
}

/** Hands an action whether it was said that the balance is not enough. */
export function modalHeard({ event: { snapshot } }: BalanceHeard) {
  return { isBalanceModalViewed: snapshot.context.isBalanceModalViewed }
}

/** Hands a guard whether a transfer has its code, by its tag alone. */
export function lockedOf({ event: { snapshot } }: LockHeard) {
  return { isLockedIn: snapshot.hasTag('lockedIn') }
}
