import { PATHS } from '../../gateways/support/paths'

/** Calls that move money on their own. */
export const BOOKING: readonly string[] = [PATHS.cardAuth, PATHS.mixAuth, PATHS.balanceAuth]

/** Calls that put money into a balance. */
const INTO_BALANCE: readonly string[] = [PATHS.refundClaim, PATHS.settlementSettings]

/** Calls that ask for an authorisation, at once or by way of a bank, for a credit, or for a code to send money under; and those above. */
const PAYING: readonly string[] = [
  ...[...BOOKING, PATHS.threeDS, PATHS.creditApplication, PATHS.transferStart],
  ...INTO_BALANCE,
]

export const isPayment = (path: string) => PAYING.some((end) => path.endsWith(end))

/** The name under which a payment goes out. */
export const submissionOf = (body: unknown) => (body as { readonly conversationId?: string }).conversationId

/** In minor units. */
function amountOf(body: unknown): number | undefined {
  const { paidPrice, price } = body as { readonly paidPrice?: number; readonly price?: number }
  const major = paidPrice ?? price
  return major === undefined ? undefined : Math.round(major * 100)
}

/** Payments by their names, in the order in which they were sent, and how much each asks for. */
export type SentPayments = ReadonlyMap<string | undefined, number | undefined>

/** Notes what leaves a tab; an application for a credit says its amount by the validation before it. */
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
