import type { Attempted } from '../../payment/rules'

/** What a payment was made with, in the specification's words (RES-01). */
export interface PaidWith {
  readonly isBalance: boolean
  readonly isCreditCard: boolean
  readonly isMixPayment: boolean
  readonly isSavedCard: boolean
}

const UNSAVED: readonly (string | number | undefined)[] = ['newCard', 'bkm', undefined]

export function paidWith(attempted: Attempted | undefined): PaidWith {
  const isCreditCard = attempted?.method === 'credit-card'
  return {
    isBalance: attempted?.method === 'balance',
    isCreditCard,
    isMixPayment: isCreditCard && attempted.parts?.balanceUsed !== undefined,
    isSavedCard: isCreditCard && !UNSAVED.includes(attempted.choice),
  }
}
