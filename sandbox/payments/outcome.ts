import type { Decline } from '../cards/card'
import { failureText } from '../gateways/words/failures'
import type { Attempt } from '../orders/attempt'
import { digits } from '../random'
import type { Random } from '../random'

/** The part of an attempt that an answer decides. */
export type Outcome = Pick<Attempt, 'paymentStatus' | 'authCode' | 'errorCode' | 'errorGroup'>

export function freshPaymentId(random: Random): string {
  return `2${digits(random, 7)}`
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

/** Nothing is decided before the bank has spoken. */
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
