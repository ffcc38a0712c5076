import type { MessageKey } from './message-key'

/**
 * What a call does in the world decides how it may fail: a `read` has no effect, an `sms` costs one, a `login` consumes a
 * code or says who the shopper is, `money` commits, a `preference` is a wish that no payment waits for. Reads alone are ever
 * repeated or aborted, and `money` alone is answered by a bank.
 */
export type CallKind = 'read' | 'sms' | 'login' | 'money' | 'preference'

/** A business refusal as a gateway hands it over. */
export interface Refusal {
  readonly code: string
  readonly group: string | undefined
  /** The provider's sentence for the merchant (errorMessage), if it gave one. */
  readonly message: string | undefined
  /** The provider's sentence for the shopper (consumerErrorMessage). */
  readonly consumerMessage?: string | undefined
  /** For so many seconds the provider hears no more of it (429). */
  readonly waitSeconds?: number
  /** The provider did not accept the login of the call (401); the reason is not one of the payment's. */
  readonly isLoginRefused?: true
}

/** What went wrong: in the provider's words where there are some to show, else in ours (GWY-05). */
export interface Problem {
  readonly text: string | undefined
  readonly key: MessageKey
  /** What the words of the key count. */
  readonly seconds?: number
}

export const GENERIC_PROBLEM: Problem = { text: undefined, key: 'errors.generic' }

export const ours = (key: MessageKey): Problem => ({ text: undefined, key })

/** A part of the page can't be loaded. */
export const CHUNK_MISSING: Problem = ours('errors.connection')

export type Named = Pick<Refusal, 'code' | 'group'>

/** One reason goes by its code, by its group, or by both. */
export const isOneOf =
  (codes: readonly string[], groups: readonly string[]) =>
  ({ code, group }: Named) =>
    codes.includes(code) || (group !== undefined && groups.includes(group))

/** The services of a member are suspended on suspicion of fraud, until its cause ends (AGR-04). */
export const isMemberSuspended = isOneOf([], ['MEMBER_SUSPENDED'])

/** The card or the balance that was to be paid with is suspended on suspicion of fraud, and nothing else of the member's (AGR-04). */
export const isInstrumentSuspended = isOneOf([], ['PAYMENT_INSTRUMENT_SUSPENDED'])

/**
 * The words for a refusal of a call before the payment, which no bank had a part in: of a provider that holds us off, of a member or an
 * instrument that is suspended, and else the provider's own, those for shoppers first.
 */
export function problemBeforePaying(refusal: Refusal): Problem {
  const { waitSeconds, consumerMessage, message } = refusal
  if (waitSeconds !== undefined) return { ...ours('errors.wait'), seconds: waitSeconds }
  const key = suspensionOf(refusal)
  if (key) return { text: consumerMessage, key }
  return { text: consumerMessage ?? message, key: 'errors.generic' }
}

function suspensionOf(refusal: Refusal): MessageKey | undefined {
  if (isMemberSuspended(refusal)) return 'errors.memberSuspended'
  return isInstrumentSuspended(refusal) ? 'errors.instrumentSuspended' : undefined
}
