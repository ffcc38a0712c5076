import { toMajor } from '../../kernel/money'
import type { Attempt } from '../../records/attempt'
import { hmacHex } from '../../kernel/hmac'
import { MERCHANT_KEYS } from '../../kernel/demo-merchant'
import type { Order } from '../../records/order'

const signed = (parts: readonly (string | number)[]): Promise<string> =>
  hmacHex(MERCHANT_KEYS.secretKey, parts.join(':'))

/** The provider signs its answers to merchants, so that they can verify the sender. */
export function initializeSignature({ conversationId = '', token }: Order): Promise<string> {
  return signed([conversationId, token])
}

export function retrieveSignature(order: Order, conversationId: string, attempt: Attempt): Promise<string> {
  return signed([
    attempt.paymentStatus,
    attempt.paymentId ?? '',
    order.currency,
    order.orderId,
    conversationId,
    toMajor(attempt.paidMinor),
    toMajor(order.basketMinor),
    order.token,
  ])
}
