import type { Instant } from '../entities/instant'
import type { Problem } from '../entities/problem'

interface AgreementHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'agreed' | 'unagreed'): boolean } }
}

interface CountdownHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'formExpired' | 'memberExpired'): boolean } }
}

interface OwnershipHeard {
  readonly event: { readonly snapshot: { hasTag(tag: 'elsewhere' | 'pageLeft'): boolean } }
}

/** Which of its two ends the countdown has come to. */
export interface Ends {
  readonly form: boolean
  readonly member: boolean
}

/** Hands an action whether the agreement is ticked in the payment form. */
export function tickOf({ event: { snapshot } }: AgreementHeard): { isAgreed: boolean | undefined } {
  if (snapshot.hasTag('agreed')) return { isAgreed: true }
  return { isAgreed: snapshot.hasTag('unagreed') ? false : undefined }
}

/** Hands a guard the ends that the countdown has come to: its tags, and nothing else of it. */
export function endsOf({ event }: CountdownHeard): { ends: Ends } {
  const { snapshot } = event
  return { ends: { form: snapshot.hasTag('formExpired'), member: snapshot.hasTag('memberExpired') } }
}

/** Hands a guard whether another tab has the order, or this page was left: by the tags, and by nothing else. */
export function ownershipOf({ event: { snapshot } }: OwnershipHeard): { isElsewhere: boolean; isPageLeft: boolean } {
  return { isElsewhere: snapshot.hasTag('elsewhere'), isPageLeft: snapshot.hasTag('pageLeft') }
}

/** Hands a guard whose session has ended. */
export function endedOf({ event }: { readonly event: { readonly whose: 'member' | 'order' } }) {
  return { whose: event.whose }
}

/** Hands an action what the notice is about. */
export function toldNotice({ event }: { readonly event: { readonly problem: Problem } }) {
  return { notice: event.problem }
}

/** Hands an action the new end of the login. */
export function toldEnd({ event }: { readonly event: { readonly endsAt: Instant } }): { endsAt: Instant } {
  return { endsAt: event.endsAt }
}
