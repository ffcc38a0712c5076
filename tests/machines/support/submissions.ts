import type { BalanceSubmission } from '../../../machines/payment/balance/ports'
import type { TransferSubmission } from '../../../machines/payment/bank-transfer/ports'
import type { CardSubmission } from '../../../machines/payment/card/ports'
import type { AnySubmission } from '../../../machines/payment/rules'
import type { CreditSubmission } from '../../../machines/payment/shopping-credit/ports'
import { AKBANK } from './bank-accounts'
import { ANKA } from './credits'
import { ALL_TERMS } from './funds'
import { CARD, MEMBER, ORDER } from './shopper'

const { price } = ORDER
const whole = { price, sum: price, bankPart: price }

/** A new card, pressed for. */
export const CARD_SUBMISSION: CardSubmission = {
  ...{ method: 'credit-card', ...whole, choice: 'newCard' },
  gate: { memberId: MEMBER.memberId, means: 'card', amount: price, terms: ALL_TERMS },
  question: {
    ...{ buyer: MEMBER, call: 'auth', price, installment: 1, card: { kind: 'new', isStored: false }, typed: CARD },
    ...{ bonusUsed: undefined, balanceUsed: undefined },
  },
}

export const BALANCE_SUBMISSION: BalanceSubmission = {
  ...{ method: 'balance', ...whole, choice: undefined, question: { member: MEMBER, price } },
  gate: { memberId: MEMBER.memberId, means: 'balance', amount: price, terms: ALL_TERMS },
}

export const CREDIT_SUBMISSION: CreditSubmission = {
  ...{ method: 'shopping-credit', ...whole, choice: ANKA.acquirerId, gate: undefined },
  question: {
    ...{ member: MEMBER, price, acquirerId: ANKA.acquirerId, isOnlyForBankUsers: ANKA.isOnlyForBankUsers },
  },
}

export const TRANSFER_SUBMISSION: TransferSubmission = {
  ...{ method: 'bank-transfer', ...whole, choice: AKBANK.bankId, gate: undefined },
  question: { member: MEMBER, price, bankId: AKBANK.bankId, isBuyerProtected: true, clickedBanks: [AKBANK.bankId] },
}

/** One of each method. */
export const SUBMISSIONS: readonly AnySubmission[] = [
  ...[CARD_SUBMISSION, BALANCE_SUBMISSION, CREDIT_SUBMISSION, TRANSFER_SUBMISSION],
]
