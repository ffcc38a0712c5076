import { declineKeyOf } from './declines'
import { isOneOf, ours, type Problem, problemBeforePaying, type Refusal } from './problem'

/** The provider did not reach the bank, so "not charged" is unproven (PAY-14). */
export const isBankUnheard = isOneOf(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/**
 * Refusals of a payment that do not say that nothing was charged: the order's token was used up or the payment approved
 * already, and the one that did so may have been this very payment, repeated by the network; or the bank was not heard.
 */
const UNCLEAR_CODES: readonly string[] = ['5124', '5125', '10203']
const UNCLEAR_GROUP = 'APPROVED_COMPLETED'

export function isOutcomeUnclear(refusal: Refusal): boolean {
  const isPaidBefore = UNCLEAR_CODES.includes(refusal.code) || refusal.group === UNCLEAR_GROUP
  return isPaidBefore || isBankUnheard(refusal)
}

/** The card is reported as lost or stolen: the bank's words on it are not for the person at the screen (PAY-14). */
export const isCardReported = isOneOf(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])

/** The words for the refusal of a payment: those beside a payment, and ours for a bank that was not heard (PAY-14). */
export function problemOf(refusal: Refusal): Problem {
  const isUnheard = isBankUnheard(refusal) && !isCardReported(refusal)
  return isUnheard ? ours('errors.bankUnheard') : problemBesidePayment(refusal)
}

/**
 * The words for the refusal of any other call of the paying side, in the order of GWY-05: ours for a card that was reported, the provider's
 * for shoppers, ours for a known reason, the provider's for merchants, and the general ones. No bank was asked to pay, so a timeout of the
 * provider's own leaves no payment in doubt (PAY-11).
 */
export function problemBesidePayment(refusal: Refusal): Problem {
  if (isCardReported(refusal)) return ours('errors.cardUnusable')
  const plain = problemBeforePaying(refusal)
  const decline = plain.key === 'errors.generic' ? declineKeyOf(refusal) : undefined
  return decline === undefined ? plain : { text: refusal.consumerMessage, key: decline }
}
