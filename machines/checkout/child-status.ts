import { tagParams } from '../support/tag'
import type { Instant } from '../entities/instant'
import type { Problem } from '../entities/problem'

interface AgreementArgs {
  readonly event: { readonly snapshot: { hasTag(tag: 'agreed' | 'unagreed'): boolean } }
}

/** The payment's tags, the most advanced first, each with the state of `paying` that mirrors it. */
export const MIRRORED = (
  [
    ['paymentOverdue', 'overdue'],
    ['creditRedirected', 'goingForCredit'],
    ['paymentRedirected', 'redirecting'],
    ['paymentInFlight', 'inFlight'],
    ['lockedIn', 'lockedIn'],
    ['identityAsked', 'identifying'],
    ['pressed', 'pressed'],
    ['methodCrashed', 'choosing'],
  ] as const
).map(([tag, state]) => ({ guard: { type: 'isAttempt', params: tagParams(tag) }, target: `.${state}` }) as const)

/** Passes an action whether the shopper has ticked the payment form's agreement, once they have set it. */
export function agreementParams({ event: { snapshot } }: AgreementArgs): { hasAgreed?: boolean } {
  const hasAgreed = snapshot.hasTag('agreed')
  return hasAgreed || snapshot.hasTag('unagreed') ? { hasAgreed } : {}
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
