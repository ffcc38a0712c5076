import { PATHS } from '../../gateways/support/paths'

/** Calls that move money directly. */
export const BOOKING: readonly string[] = [PATHS.cardAuth, PATHS.mixAuth, PATHS.balanceAuth]

/** Calls that pay into a balance. */
const INTO_BALANCE: readonly string[] = [PATHS.refundClaim, PATHS.settlementSettings]

/** Calls that start a payment: an authorisation, directly or at a bank, a credit, or a reference code for a transfer; plus those above. */
const PAYING: readonly string[] = [
  ...BOOKING,
  PATHS.threeDS,
  PATHS.creditApplication,
  PATHS.transferStart,
  ...INTO_BALANCE,
]

export const isPayment = (path: string) => PAYING.some((end) => path.endsWith(end))

export const submissionOf = (body: unknown) => (body as { readonly conversationId?: string }).conversationId

/** In minor units. */
function amountOf(body: unknown): number | undefined {
  const { paidPrice, price } = body as { readonly paidPrice?: number; readonly price?: number }
  const major = paidPrice ?? price
  return major === undefined ? undefined : Math.round(major * 100)
}

/** Payments by submission id in the order sent, each with its amount in minor units. */
export type SentPayments = ReadonlyMap<string | undefined, number | undefined>

/** Records the payments that leave a tab. A credit application has no amount, so it takes that of the validation before it. */
export function sendingBook() {
  const sent = new Map<string | undefined, number | undefined>()
  let validated: number | undefined
  return {
    sent: sent as SentPayments,
    note(path: string, body: unknown) {
      if (path.endsWith(PATHS.creditValidation)) validated = amountOf(body)
      if (isPayment(path))
        sent.set(submissionOf(body), path.endsWith(PATHS.creditApplication) ? validated : amountOf(body))
    },
  }
}
