import { callProvider } from './provider.mjs'

/**
 * How an order ended. Ask when the token is posted to your callback address, when your page hears a result, and again later for every
 * order that is still open: a transfer can take days, and an answer that was lost can turn out to be a payment.
 *
 * @param {Parameters<typeof callProvider>[0]} merchant
 * @param {{ id: string, price: number, token: string }} order as you have kept it
 * @returns {Promise<'paid' | 'failed' | 'open'>}
 */
export async function askOutcome(merchant, { id, price, token }) {
  const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
  const answer = await callProvider(merchant, path, { locale: 'tr', conversationId: id, token })
  if (answer.status !== 'success') return 'open'
  // The token may be of another order of yours.
  if (answer.basketId !== id || Number(answer.price) !== price) throw new Error(`the token is not of order ${id}`)
  if (answer.paymentStatus === 'SUCCESS') return 'paid'
  return answer.paymentStatus === 'FAILURE' ? 'failed' : 'open'
}
