import { accountOf } from './bank-transfer/rules'
import type { OpenTransfer } from '../entities/bank-transfer'
import type { Buyer, Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { NO_TERMS, type PaymentTerms } from '../entities/payment-terms'
import type { Problem } from '../entities/problem'
import type { Receipt, TransferReceipt } from '../entities/receipt'
import type { AttemptTimings } from './attempt/machine'
import type { FormInput, WalletFacts } from './attempt/draft'
import type { CreditRefused } from './shopping-credit/setup'
import {
  type AnyAttempted,
  type AnySubmission,
  type Attempted,
  type Drafts,
  draftsAfter,
  type FormOutputs,
  type Method,
  paymentTried,
} from './rules'

export interface PaymentInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  /** What was tried in it; undefined where there was none, or it is unknown. */
  readonly tried: AnyAttempted | undefined
  readonly network: NetworkState
  readonly timings: AttemptTimings
}

export type PaymentOutput =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'notified'; receipt: TransferReceipt }
  /**
   * `attempted` is undefined where nothing was sent, since another tab is paying, or where the payment broke and what was sent is unknown;
   * `price` is what the order cost, as it was shown or accepted last; `isAtBank`: no answer was lost, a bank has the word.
   */
  | { kind: 'unknown'; attempted: Attempted | undefined; price: Money; isAtBank: boolean }

export interface PaymentContext extends Omit<PaymentInput, 'tried'>, WalletFacts {
  readonly terms: PaymentTerms
  /** The method that was asked for, or tried, last. */
  readonly chosen: Method | undefined
  readonly drafts: Drafts
  /** The last one that was pressed; not once it is clear that it was never sent. */
  readonly submission: AnySubmission | undefined
  /** Its outcome is open, and a bank has the word on it. */
  readonly isAtBank: boolean
  /** The provider's refusal of it, until another method is on show. */
  readonly refused: CreditRefused | undefined
  /** One that has its code, until it is on show. */
  readonly transfer: OpenTransfer | undefined
  readonly receipt: Receipt | TransferReceipt | undefined
}

/** The member, where it is one. */
export const memberIfAny = (buyer: Buyer): Member | undefined => (buyer.memberId === undefined ? undefined : buyer)

/** For the states that only a member can reach. */
export function memberOf(buyer: Buyer): Member {
  if (buyer.memberId === undefined) throw new Error('this state needs a member')
  return buyer
}

/** For the state that only a submitted form leads to. */
export function submissionOf(submission: AnySubmission | undefined): AnySubmission {
  if (!submission) throw new Error('this state needs a submission')
  return submission
}

/** What every form begins with. */
export const formInput = ({ isAgreed, problem, network }: PaymentContext): FormInput => ({ isAgreed, problem, network })

/** What the shopper takes along: there is no money yet, but all that it will be known by. */
export function receiptOfTransfer(
  { transfer, callbackUrl }: Extract<FormOutputs, { kind: 'notified' }>,
  { transferAccounts }: PaymentTerms,
): TransferReceipt {
  const { bankTransferPaymentId: paymentId, amount: paid, bankId } = transfer
  return { paymentId, paid, callbackUrl, transfer, account: accountOf(transferAccounts, bankId) }
}

export function contextOf({ tried, ...input }: PaymentInput): PaymentContext {
  const payment = paymentTried(tried)
  return {
    ...input,
    terms: NO_TERMS,
    balance: undefined,
    level: undefined,
    chosen: payment?.method,
    drafts: draftsAfter(input.price, payment),
    submission: undefined,
    isAtBank: false,
    refused: undefined,
    transfer: undefined,
    receipt: undefined,
  }
}
