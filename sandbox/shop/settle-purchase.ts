import type { MerchantClient } from './merchant-client'
import type { Payment, Purchase } from '../records/purchase'
import type { Retrieved } from '../records/retrieved'

/**
 * Queries the provider for the payment of a token. A posted token alone proves nothing: an order is paid only if the call and the payment
 * both succeeded, and the answer names this order.
 */
export async function paymentFor(
  client: MerchantClient,
  orderId: string,
  token: string,
): Promise<Payment | 'not-ours'> {
  const retrieved = await client.retrieve(token)
  if (!retrieved) return { status: 'pending', answer: undefined }
  if (retrieved.basketId !== orderId) return 'not-ours'
  return { status: statusOf(retrieved), answer: retrieved }
}

function statusOf({ paymentStatus }: Retrieved): Payment['status'] {
  if (paymentStatus === 'SUCCESS') return 'paid'
  return paymentStatus === 'FAILURE' ? 'failed' : 'pending'
}

/** A paid purchase is final; any other is queried again. */
export async function refresh(client: MerchantClient, purchase: Purchase): Promise<void> {
  if (purchase.payment?.status === 'paid') return
  const payment = await paymentFor(client, purchase.orderId, purchase.token)
  if (payment !== 'not-ours') purchase.payment = payment
}
