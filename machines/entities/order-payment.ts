import type { Money } from './money'
import type { Refusal } from './problem'

/** What the provider's detail says of the payment of an order; nothing of it before something was tried. */
export interface OrderPayment {
  readonly paymentStatus: string | undefined
  /** The submission that a FAILURE speaks of, where the provider echoes it. */
  readonly submissionId: string | undefined
  /** Conversations that it names: one may be this submission, and one the shop's own. */
  readonly conversationIds?: readonly string[]
  readonly paymentId: string | undefined
  readonly paid: Money | undefined
  readonly callbackUrl: string | undefined
  /** Why it failed. */
  readonly refusal: Refusal | undefined
}

/** A bank waits for a shopper whom only the answer to this payment could have sent there. */
const AWAITS_SHOPPER: readonly (string | undefined)[] = ['INIT_THREEDS', 'BKM_POS_SELECTED', 'INIT_CREDIT']

/** Of those, what is no card's. */
export const AWAITS_APPLICANT = 'INIT_CREDIT'

/** Of these, the ones that wait at a card's bank, where a page is open for minutes; a credit takes its time. */
const AWAITS_CARDHOLDER: readonly (string | undefined)[] = ['INIT_THREEDS', 'BKM_POS_SELECTED']

/** Money is waited for that the shopper is to send. */
const AWAITS_TRANSFER = 'INIT_BANK_TRANSFER'

/** Begun and not decided: a bank, or the shopper at the bank, has the next word. */
const WITH_BANK: readonly (string | undefined)[] = [
  AWAITS_TRANSFER,
  'PENDING_CREDIT',
  ...AWAITS_SHOPPER,
  'CALLBACK_THREEDS',
  'INIT_APM',
  'INIT_CONTACTLESS',
]

export const awaitsShopper = (paymentStatus: string | undefined) => AWAITS_SHOPPER.includes(paymentStatus)

export const awaitsCardholder = (paymentStatus: string | undefined) => AWAITS_CARDHOLDER.includes(paymentStatus)

export const awaitsTransfer = (paymentStatus: string | undefined) => paymentStatus === AWAITS_TRANSFER

export const isWithBank = (paymentStatus: string | undefined) => WITH_BANK.includes(paymentStatus)
