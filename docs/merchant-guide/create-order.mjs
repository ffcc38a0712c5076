import { callProvider } from './provider.mjs'

/**
 * Opens an order. Keep the token and the end of its time with it, and send the shopper to the address.
 *
 * @param {Parameters<typeof callProvider>[0]} merchant
 * @param {{ id: string, price: number, callbackUrl: string, buyer: object, billingAddress: object }} order the fields of `buyer` and
 *   `billingAddress` are in the guide's table
 * @returns {Promise<{ token: string, address: string, expiresAt: number }>} the end of its time, in milliseconds
 */
export async function createOrder(merchant, { id, price, callbackUrl, buyer, billingAddress }) {
  const answer = await callProvider(merchant, '/payment/pay-with-wallet/initialize', {
    locale: 'tr',
    conversationId: id,
    basketId: id,
    price,
    paidPrice: price,
    currency: 'TRY',
    paymentGroup: 'PRODUCT',
    callbackUrl,
    buyer,
    billingAddress,
    basketItems: [{ id: 'LAMP-46', name: 'Lamp', category1: 'Home', itemType: 'PHYSICAL', price }],
  })
  if (answer.status !== 'success') throw new Error(`${answer.errorCode}: ${answer.errorMessage}`)
  const expiresAt = Date.now() + answer.tokenExpireTime * 1000
  return { token: answer.token, address: answer.payWithWalletPageUrl, expiresAt }
}
