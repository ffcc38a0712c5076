import { declineKeyOf } from './declines'
import { isOneOf, ours, type Problem, problemBeforePaying, type Refusal } from './problem'

/** The provider did not reach the bank, so "not charged" is unproven (PAY-14). */
export const isBankUnheard = isOneOf(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/** The card is reported as lost or stolen: the bank's words on it are not for the person at the screen (PAY-14). */
export const isCardReported = isOneOf(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])

/**
 * The words for any refusal, in the order of GWY-05: ours for a card that was reported and a bank that was not heard (PAY-14), the
 * provider's for shoppers, ours for a known reason, the provider's for merchants, and the general ones.
 */
export function problemOf(refusal: Refusal): Problem {
  if (isCardReported(refusal)) return ours('errors.cardUnusable')
  if (isBankUnheard(refusal)) return ours('errors.bankUnheard')
  const plain = problemBeforePaying(refusal)
  const decline = plain.key === 'errors.generic' ? declineKeyOf(refusal) : undefined
  return decline === undefined ? plain : { text: refusal.consumerMessage, key: decline }
}
