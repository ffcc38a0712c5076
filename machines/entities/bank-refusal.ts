import { declineKeyOf } from './declines'
import type { MessageKey } from './message-key'
import { refusalMatcher, ownProblem, type Problem, problemBeforePaying, type Refusal } from './problem'

/** The provider did not reach the bank, so "not charged" is unproven (PAY-14). */
export const isBankUnreached = refusalMatcher(
  ['10214', '10219', '10228'],
  ['COMMUNICATION_OR_SYSTEM_ERROR', 'REQUEST_TIMEOUT', 'ISSUER_OR_SWITCH_INOPERATIVE'],
)

/**
 * Refusals that do not prove that no money moved. The order's token was used or the payment already approved, possibly by this
 * very payment when the network repeated the request; the third case, an unreachable bank, is `isBankUnreached`.
 */
const UNCLEAR_CODES: readonly string[] = ['5124', '5125', '10203']
const UNCLEAR_GROUP = 'APPROVED_COMPLETED'

export function isOutcomeUnclear(refusal: Refusal): boolean {
  const isPaidBefore = UNCLEAR_CODES.includes(refusal.code) || refusal.group === UNCLEAR_GROUP
  return isPaidBefore || isBankUnreached(refusal)
}

/** The card is reported lost or stolen. The bank's text is withheld, because the shopper may not be the cardholder (PAY-14). */
const isCardLostOrStolen = refusalMatcher(['10041', '10043'], ['LOST_CARD', 'STOLEN_CARD', 'PICKUP_CARD'])

/** The message for a refused payment: as for any other call, except that an unreachable bank has its own sentence (PAY-14). */
export function paymentProblemOf(refusal: Refusal): Problem {
  const isUnheard = isBankUnreached(refusal) && !isCardLostOrStolen(refusal)
  return isUnheard ? ownProblem('errors.bankUnheard') : nonPaymentProblemOf(refusal)
}

/**
 * The message for any other refused call during payment, in the order of GWY-05: our sentence for a reported card, the
 * provider's text for shoppers, our sentence for a known reason, the provider's text for merchants, the generic one. These
 * calls charge nothing, so a provider's timeout leaves no payment in doubt (PAY-11).
 */
export function nonPaymentProblemOf(refusal: Refusal): Problem {
  if (isCardLostOrStolen(refusal)) return ownProblem('errors.cardUnusable')
  const plain = problemBeforePaying(refusal)
  const decline = plain.key === 'errors.generic' ? declineKeyOf(refusal) : undefined
  return decline === undefined ? plain : { ...plain, text: refusal.consumerMessage, key: decline }
}

/** A bank's time ran out, a bank was not reached, or it says that it has approved before. */
const CHARGE_OPEN: readonly MessageKey[] = ['errors.bankSession', 'errors.bankUnheard', 'declines.alreadyApproved']

/** The payment may have been charged all the same, so nothing beside this message may deny a charge (PAY-14). */
export const isChargeOpen = (problem: Problem | undefined) => problem !== undefined && CHARGE_OPEN.includes(problem.key)
