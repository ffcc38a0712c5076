import { callProvider } from './provider.mjs'

/**
 * Where an order stands. Only `paid` is final: after `declined` the shopper may pay with another card. Ask when the token is posted to
 * your callback address, when your page hears a result, and again until `mayStopAsking`. An error says nothing about the payment.
 *
 * @param {Parameters<typeof callProvider>[0]} merchant
 * @param {{ id: string, price: number, token: string }} order as you have kept it
 * @returns {Promise<'paid' | 'declined' | 'waiting' | 'unpaid' | 'unknown'>} `waiting`: at a bank, or for a transfer's money; `unpaid`:
 *   no payment has begun; `unknown`: the provider could not say
 */
export async function askOutcome(merchant, { id, price, token }) {
  const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
  const answer = await callProvider(merchant, path, { locale: 'tr', conversationId: id, token })
  if (answer.status !== 'success') return 'unknown'
  // The token may be of another order of yours.
  if (answer.basketId !== id || Number(answer.price) !== price) throw new Error(`the token is not of order ${id}`)
  if (answer.paymentStatus === 'SUCCESS') return 'paid'
  if (answer.paymentStatus === 'FAILURE') return 'declined'
  return answer.paymentStatus ? 'waiting' : 'unpaid'
}

/** In milliseconds. A payment that was sent in the order's last second has arrived by then. */
const TEN_MINUTES = 600_000

/**
 * Whether to stop asking about an order. A payment that began in time may end later, and the answer names the last try alone: a declined
 * card hides a transfer that still waits.
 *
 * @param {Awaited<ReturnType<typeof askOutcome>>} outcome
 * @param {{ expiresAt: number }} order the end of its time, in milliseconds
 * @param {number} longest the longest that a payment may take by your provider's terms, in milliseconds
 */
export function mayStopAsking(outcome, { expiresAt }, longest, now = Date.now()) {
  if (outcome === 'paid') return true
  if (outcome === 'unpaid') return now > expiresAt + TEN_MINUTES
  return outcome === 'declined' && now > expiresAt + longest
}
