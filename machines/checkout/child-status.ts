import type { Instant } from '../entities/instant'
import type { Problem } from '../entities/problem'

interface AgreementArgs {
  readonly event: { readonly snapshot: { hasTag(tag: 'agreed' | 'unagreed'): boolean } }
}

interface CountdownArgs {
  readonly event: { readonly snapshot: { hasTag(tag: 'formExpired' | 'memberExpired'): boolean } }
}

interface OwnershipArgs {
  readonly event: { readonly snapshot: { hasTag(tag: 'elsewhere' | 'pageLeft'): boolean } }
}

/** Which of its two deadlines the countdown has reached. */
export interface ExpiredDeadlines {
  readonly form: boolean
  readonly member: boolean
}

/** Passes an action whether the shopper has ticked the payment form's agreement, once they have set it. */
export function agreementParams({ event: { snapshot } }: AgreementArgs): { hasAgreed?: boolean } {
  const hasAgreed = snapshot.hasTag('agreed')
  return hasAgreed || snapshot.hasTag('unagreed') ? { hasAgreed } : {}
}

/** Passes a guard which deadlines the countdown has reached, by its tags only. */
export function expiredDeadlineParams({ event }: CountdownArgs): { ends: ExpiredDeadlines } {
  const { snapshot } = event
  return { ends: { form: snapshot.hasTag('formExpired'), member: snapshot.hasTag('memberExpired') } }
}

/** Passes a guard whether another tab owns the order, or the shopper left this page, by the tags only. */
export function ownershipParams({ event: { snapshot } }: OwnershipArgs): {
  isElsewhere: boolean
  isPageLeft: boolean
} {
  return { isElsewhere: snapshot.hasTag('elsewhere'), isPageLeft: snapshot.hasTag('pageLeft') }
}

export function endedSessionParams({ event }: { readonly event: { readonly whose: 'member' | 'order' } }) {
  return { whose: event.whose }
}

export function noticeParams({ event }: { readonly event: { readonly problem: Problem } }) {
  return { notice: event.problem }
}

export function endsAtParams({ event }: { readonly event: { readonly endsAt: Instant } }): { endsAt: Instant } {
  return { endsAt: event.endsAt }
}
