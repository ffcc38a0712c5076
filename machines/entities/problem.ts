import { declineKeyOf } from './declines'
import type { MessageKey } from './message-key'

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

const ours = (key: MessageKey): Problem => ({ text: undefined, key })

/** A part of the page can't be loaded. */
export const CHUNK_MISSING: Problem = ours('errors.connection')

/**
 * The words for a refusal, in the order of GWY-05: ours for a card that was reported and a bank that was not heard (PAY-14), the
 * provider's for shoppers, ours for a known reason, the provider's for merchants, and the general ones.
 */
export function problemOf(refusal: Refusal): Problem {
  const { waitSeconds, consumerMessage, message } = refusal
  if (isCardReported(refusal)) return ours('errors.cardUnusable')
  if (isBankUnheard(refusal)) return ours('errors.bankUnheard')
  if (waitSeconds !== undefined) return { ...ours('errors.wait'), seconds: waitSeconds }
  const key = knownReason(refusal)
  if (key) return { text: consumerMessage, key }
  return { text: consumerMessage ?? message, key: 'errors.generic' }
}

function knownReason(refusal: Refusal): MessageKey | undefined {
  if (isMemberSuspended(refusal)) return 'errors.memberSuspended'
  if (isInstrumentSuspended(refusal)) return 'errors.instrumentSuspended'
  return declineKeyOf(refusal)
}

type Named = Pick<Refusal, 'code' | 'group'>

/** One reason goes by its code, by its group, or by both. */
const isOneOf =
  (codes: readonly string[], groups: readonly string[]) =>
  ({ code, group }: Named) =>
    codes.includes(code) || (group !== undefined && groups.includes(group))

/** The provider did not reach the bank, so "not charged" is unproven (PAY-14). */
export const isBankUnheard = isOneOf(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/** The services of a member are suspended on suspicion of fraud, until its cause ends (AGR-04). */
export const isMemberSuspended = isOneOf([], ['MEMBER_SUSPENDED'])

/** The card or the balance that was to be paid with is suspended on suspicion of fraud, and nothing else of the member's (AGR-04). */
export const isInstrumentSuspended = isOneOf([], ['PAYMENT_INSTRUMENT_SUSPENDED'])

/** The card is reported as lost or stolen: the bank's words on it are not for the person at the screen (PAY-14). */
export const isCardReported = isOneOf(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])
