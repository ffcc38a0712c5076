import type { Money } from './money'
import type { Refusal } from './problem'

/** The payment part of an order's detail. */
export interface OrderPayment {
  readonly paymentStatus: string | undefined
  /** The submission that a FAILURE belongs to, if the provider echoes it. */
  readonly submissionId: string | undefined
  /** The conversation ids in the detail: one may be this submission's, another the shop's own. */
  readonly conversationIds?: readonly string[]
  readonly paymentId: string | undefined
  readonly paid: Money | undefined
  readonly callbackUrl: string | undefined
  readonly refusal: Refusal | undefined
}

/** A shopping credit waits for the shopper at its bank. */
export const AWAITS_APPLICANT = 'INIT_CREDIT'

/** A card waits for the shopper at its bank: a 3-D Secure page is open for minutes only, a credit application takes longer. */
const AWAITS_CARDHOLDER: readonly (string | undefined)[] = ['INIT_THREEDS', 'BKM_POS_SELECTED']

/** Statuses that wait for the shopper at a bank. Only the response to this payment could have redirected the shopper there. */
const AWAITS_SHOPPER = [...AWAITS_CARDHOLDER, AWAITS_APPLICANT]

/** The provider waits for the shopper's bank transfer. */
const AWAITS_TRANSFER = 'INIT_BANK_TRANSFER'

/** Started but undecided: the bank, or the shopper at the bank, acts next. */
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
