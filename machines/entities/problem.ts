import type { MessageKey } from './message-key'

/** A business refusal as a gateway hands it over. `message` is the provider's sentence for the shopper, if it gave one. */
export interface Refusal {
  readonly code: string
  readonly group: string | undefined
  readonly message: string | undefined
  /** For so many seconds the provider hears no more of it (429). */
  readonly waitSeconds?: number
  /** The provider did not accept the login of the call (401); the reason is not one of the payment's. */
  readonly isLoginRefused?: true
}

/**
 * What went wrong in the words the shopper reads: the provider's own sentence where there is one, else ours (GWY-05); but of a card that
 * somebody has reported only ours (PAY-14).
 */
export interface Problem {
  readonly text: string | undefined
  readonly key: MessageKey
  /** What the words of the key count. */
  readonly seconds?: number
}

export const GENERIC_PROBLEM: Problem = { text: undefined, key: 'errors.generic' }

export function problemOf(refusal: Refusal): Problem {
  if (isCardReported(refusal)) return { text: undefined, key: 'errors.cardUnusable' }
  if (refusal.waitSeconds !== undefined) return { text: undefined, key: 'errors.wait', seconds: refusal.waitSeconds }
  if (isMemberSuspended(refusal)) return { text: refusal.message, key: 'errors.memberSuspended' }
  if (isInstrumentSuspended(refusal)) return { text: refusal.message, key: 'errors.instrumentSuspended' }
  return { text: refusal.message, key: 'errors.generic' }
}

type Named = Pick<Refusal, 'code' | 'group'>

/** One reason goes by its code, by its group, or by both. */
const isOneOf =
  (codes: readonly string[], groups: readonly string[]) =>
  ({ code, group }: Named) =>
    codes.includes(code) || (group !== undefined && groups.includes(group))

/** The provider did not hear the bank: nobody has said that nothing was charged (PAY-14). */
export const isBankUnheard = isOneOf(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/** The services of a member are suspended on suspicion of fraud, until its cause ends (AGR-04). */
export const isMemberSuspended = isOneOf([], ['MEMBER_SUSPENDED'])

/** The card or the balance that was to be paid with is suspended on suspicion of fraud, and nothing else of the member's (AGR-04). */
export const isInstrumentSuspended = isOneOf([], ['PAYMENT_INSTRUMENT_SUSPENDED'])

/** Somebody has reported the card as lost or stolen: the bank's words on it are not for whoever holds it (PAY-14). */
export const isCardReported = isOneOf(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])
