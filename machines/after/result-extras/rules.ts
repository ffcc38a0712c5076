import type { Attempted } from '../../payment/rules'

/** How the order was paid, in the specification's terms (RES-01). */
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
