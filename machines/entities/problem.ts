import type { Language } from './language'
import type { MessageKey } from './message-key'

/**
 * The effect of a call, which decides how it may fail: a `read` has none, an `sms` costs one, a `login` consumes a code or
 * identifies the shopper, `money` commits a payment, a `preference` saves a choice that no payment depends on. Only reads are
 * ever retried or aborted, and only `money` reaches a bank.
 */
export type CallKind = 'read' | 'sms' | 'login' | 'money' | 'preference'

/** A business refusal, as a gateway returns it. */
export interface Refusal {
  readonly code: string
  readonly group: string | undefined
  /** The provider's text for the merchant (errorMessage), if it sent one. */
  readonly message: string | undefined
  /** The provider's text for the shopper (consumerErrorMessage). */
  readonly consumerMessage?: string | undefined
  /** Of both texts; undefined if unknown. */
  readonly language?: Language | undefined
  /** Retry-After of a 429, in seconds. */
  readonly waitSeconds?: number
  /** The provider rejected the call's login (401), so the refusal is not about the payment. */
  readonly isLoginRefused?: true
}

/** An error to show: the provider's text if it may be shown, otherwise our sentence (GWY-05). */
export interface Problem {
  readonly text: string | undefined
  /** Of the provider's text, which stays when the page changes to another; undefined if unknown. */
  readonly language?: Language | undefined
  readonly key: MessageKey
  /** Parameter of the sentence. */
  readonly seconds?: number
  /** Of a call that the flow goes on without: its notice stays over the next screen. */
  readonly outlivesScreen?: boolean
}

export const ownProblem = (key: MessageKey): Problem => ({ text: undefined, key })

export const GENERIC_PROBLEM = ownProblem('errors.generic')

/** Nothing can be loaded or sent without a connection. */
export const CONNECTION_PROBLEM = ownProblem('errors.connection')

export type RefusalCode = Pick<Refusal, 'code' | 'group'>

/** Matches a refusal that contains one of these codes, one of these groups, or both. */
export const refusalMatcher =
  (codes: readonly string[], groups: readonly string[]) =>
  ({ code, group }: RefusalCode) =>
    codes.includes(code) || (group !== undefined && groups.includes(group))

/** The member's services are suspended on suspicion of fraud (AGR-04). */
const isMemberSuspended = refusalMatcher([], ['MEMBER_SUSPENDED'])

/** Only the card or balance that was to pay is suspended on suspicion of fraud, not the member (AGR-04). */
const isInstrumentSuspended = refusalMatcher([], ['PAYMENT_INSTRUMENT_SUSPENDED'])

/**
 * The message for a refused call before the payment, where no bank is involved: our sentence for rate limiting, one for a
 * suspended member or instrument, otherwise the provider's text, preferably the one for shoppers.
 */
export function problemBeforePaying(refusal: Refusal): Problem {
  const { waitSeconds, consumerMessage, message, language } = refusal
  if (waitSeconds !== undefined) return { ...ownProblem('errors.wait'), seconds: waitSeconds }
  const key = suspensionOf(refusal)
  if (key) return { text: consumerMessage, language, key }
  return { text: consumerMessage ?? message, language, key: 'errors.generic' }
}

/** The problem of an answer before the payment that leads no further: its refusal's, or the general sentence. */
export function problemOfAnswer({ refusal }: { readonly kind: string; readonly refusal?: Refusal }): Problem {
  return refusal ? problemBeforePaying(refusal) : GENERIC_PROBLEM
}

function suspensionOf(refusal: Refusal): MessageKey | undefined {
  if (isMemberSuspended(refusal)) return 'errors.memberSuspended'
  return isInstrumentSuspended(refusal) ? 'errors.instrumentSuspended' : undefined
}
