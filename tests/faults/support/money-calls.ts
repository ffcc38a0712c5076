import { PATHS } from '../../gateways/support/paths'

/** Calls that move money by themselves. */
export const BOOKING: readonly string[] = [PATHS.cardAuth, PATHS.mixAuth, PATHS.balanceAuth]

/** Calls that ask for an authorisation, at once or by way of a bank, for a credit, or for a code to send money under. */
const PAYING: readonly string[] = [...BOOKING, PATHS.threeDS, PATHS.creditApplication, PATHS.transferStart]

export const isPayment = (path: string) => PAYING.some((end) => path.endsWith(end))

/** The name under which a payment goes out. */
export const submissionOf = (body: unknown) => (body as { readonly conversationId?: string }).conversationId
