import { isCardReported, isMemberSuspended } from './decline'
import type { MessageKey } from './message-key'

/** A business refusal as a gateway hands it over. `message` is the provider's sentence for the shopper, if it gave one. */
export interface Refusal {
  readonly code: string
  readonly group: string | undefined
  readonly message: string | undefined
  /** For so many seconds the provider hears no more of it (429). */
  readonly waitSeconds?: number
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
  return { text: refusal.message, key: 'errors.generic' }
}
