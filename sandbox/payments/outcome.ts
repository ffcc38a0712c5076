import { failureText } from '../failures/failures'
import type { Attempt } from '../records/attempt'
import { type Random, digits } from '../kernel/random'
import type { State } from '../records/state'
import type { Deps } from '../kernel/deps'
import type { Decline } from '../records/card'

export type Outcome = Pick<Attempt, 'paymentStatus' | 'authCode' | 'errorCode' | 'errorGroup'>

const isTaken = ({ orders, transfers }: State, paymentId: string): boolean =>
  [...orders.values()].some(({ attempts }) => attempts.some((attempt) => attempt.paymentId === paymentId)) ||
  [...transfers.values()].some(({ bankTransferPaymentId }) => bankTransferPaymentId === paymentId)

/** Eight digits that no other payment has, because a refund returns all authorisations of one id. */
export function freshPaymentId(deps: Pick<Deps, 'random' | 'state'>): string {
  const paymentId = `2${digits(deps.random, 7)}`
  return isTaken(deps.state, paymentId) ? freshPaymentId(deps) : paymentId
}

export function approved(random: Random): Outcome {
  return { paymentStatus: 'SUCCESS', authCode: digits(random, 6), errorCode: undefined, errorGroup: undefined }
}

export function refusedWith({ code, group }: Decline): Outcome {
  const errorGroup = group ?? failureText(code).group
  return { paymentStatus: 'FAILURE', authCode: undefined, errorCode: code, errorGroup }
}

/** Paid with money that no card's bank had to authorise. */
export function received(): Outcome {
  return withoutWord('SUCCESS')
}

/** The outcome stays open until the bank has answered. */
export function awaiting(
  paymentStatus: 'INIT_THREEDS' | 'BKM_POS_SELECTED' | 'INIT_BANK_TRANSFER' | 'INIT_CREDIT',
): Outcome {
  return withoutWord(paymentStatus)
}

const withoutWord = (paymentStatus: Outcome['paymentStatus']): Outcome => ({
  paymentStatus,
  authCode: undefined,
  errorCode: undefined,
  errorGroup: undefined,
})
