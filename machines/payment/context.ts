import { requireFact } from '../support/require-fact'
import { accountOfTransfer } from './bank-transfer/rules'
import { isChargeOpen } from '../entities/bank-refusal'
import type { OpenTransfer } from '../entities/bank-transfer'
import type { Buyer, Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { NO_TERMS, type PaymentTerms } from '../entities/payment-terms'
import type { Problem } from '../entities/problem'
import type { Receipt, TransferReceipt } from '../entities/receipt'
import type { AttemptTimings } from './attempt/machine'
import type { FormInput, WalletFacts } from './form/ports'
import type { IdentityForm } from './kyc-gate/ports'
import type { LastRefusal } from './shopping-credit/setup'
import {
  type AnyAttempted,
  type AnySubmission,
  type Attempted,
  type Drafts,
  initialDrafts,
  type FormOutputs,
  type Method,
  paymentAttemptOf,
} from './rules'

export interface PaymentInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly isAgreed: boolean
  /** The error of an earlier attempt, shown to the shopper. */
  readonly problem: Problem | undefined
  /** The earlier attempt; undefined if there was none, or it is unknown. */
  readonly tried: AnyAttempted | undefined
  readonly network: NetworkState
  readonly timings: AttemptTimings
}

export type PaymentOutput =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'notified'; receipt: TransferReceipt }
  /**
   * `attempted` is undefined if another tab is paying, so that nothing was sent, or if the machine failed and it is unknown
   * what was sent. `price` is the order's price as last shown or accepted. `isAtBank`: no response was lost; the decision is
   * the bank's.
   */
  | { kind: 'unknown'; attempted: Attempted | undefined; price: Money; isAtBank: boolean }

export interface PaymentContext extends Omit<PaymentInput, 'tried'>, WalletFacts {
  readonly terms: PaymentTerms
  /** The earlier attempt's, if it may still be charged: shown beside every method that has no other problem (PAY-14). */
  readonly openCharge: Problem | undefined
  /** The method that the shopper last selected or tried. */
  readonly chosen: Method | undefined
  readonly drafts: Drafts
  /** The level may have risen since it was read, as `KycFindings` has it. */
  readonly mayHaveRisen: boolean
  /** What the shopper typed before they closed the identity form. In memory only. */
  readonly identity: IdentityForm | undefined
  /** The last submitted payment; cleared once it is certain that it was never sent. */
  readonly submission: AnySubmission | undefined
  /** Its outcome is open and depends on the bank. */
  readonly isAtBank: boolean
  /** The provider's refusal of it, cleared when another method opens. */
  readonly lastRefusal: LastRefusal | undefined
  /** A bank transfer that has its code, until its form opens. */
  readonly transfer: OpenTransfer | undefined
  readonly receipt: Receipt | undefined
  readonly transferReceipt: TransferReceipt | undefined
}

export const memberIfAny = (buyer: Buyer): Member | undefined => (buyer.memberId === undefined ? undefined : buyer)

/** For states that only members can reach. Throws for a foreign buyer. */
export const requireMember = (buyer: Buyer): Member => requireFact(memberIfAny(buyer), 'member')

export const formInput = ({ isAgreed, problem, openCharge, network }: PaymentContext): FormInput => ({
  isAgreed,
  problem: problem ?? openCharge,
  network,
})

/** The receipt of an announced bank transfer: the money has not arrived, but the receipt has its code and account. */
export function receiptOfTransfer(
  { transfer, callbackUrl }: Extract<FormOutputs, { kind: 'notified' }>,
  { transferAccounts }: PaymentTerms,
): TransferReceipt {
  const { bankTransferPaymentId: paymentId, amount: paid, bankId } = transfer
  return { paymentId, paid, callbackUrl, transfer, account: accountOfTransfer(transferAccounts, bankId) }
}

export function contextOf({ tried, ...input }: PaymentInput): PaymentContext {
  const payment = paymentAttemptOf(tried)
  return {
    ...input,
    openCharge: isChargeOpen(input.problem) ? input.problem : undefined,
    terms: NO_TERMS,
    balance: undefined,
    level: undefined,
    chosen: payment?.method,
    drafts: initialDrafts(input.price, payment),
    mayHaveRisen: false,
    identity: undefined,
    submission: undefined,
    isAtBank: false,
    lastRefusal: undefined,
    transfer: undefined,
    receipt: undefined,
    transferReceipt: undefined,
  }
}
