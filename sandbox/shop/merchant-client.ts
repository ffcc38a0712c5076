import * as v from 'valibot'
import { RANDOM_KEY_HEADER, signatureOf, writeAuthorization } from '../http/authorization'
import { MERCHANT_KEYS } from '../kernel/demo-merchant'
import { SLUG } from '../kernel/product'
import { type Retrieved, retrievedSchema } from '../records/retrieved'

export interface MerchantClient {
  initialize(order: object): Promise<OpenedOrder | undefined>
  refund(payment: object): Promise<Opened | undefined>
  settle(earnings: object): Promise<Opened | undefined>
  retrieve(token: string): Promise<Retrieved | undefined>
}

const orderSchema = v.object({ status: v.literal('success'), token: v.string(), payWithWalletPageUrl: v.string() })

const openedSchema = v.object({ status: v.literal('success'), token: v.string(), url: v.string() })

type OpenedOrder = v.InferOutput<typeof orderSchema>
export type Opened = v.InferOutput<typeof openedSchema>

/**
 * Calls the payment gateway from the shop's server over HTTP, with the signature that every merchant needs. Undefined if the call fails or
 * is refused.
 */
export function merchantClient(
  gateway: string,
  fetch: typeof globalThis.fetch,
  randomKey: () => string,
): MerchantClient {
  const ask = async <S extends v.GenericSchema>(path: string, payload: object, schema: S) => {
    const body = JSON.stringify(payload)
    const key = randomKey()
    const signature = await signatureOf(MERCHANT_KEYS.secretKey, key, path, body)
    const authorization = writeAuthorization({ apiKey: MERCHANT_KEYS.apiKey, randomKey: key, signature })
    const headers = { authorization, [RANDOM_KEY_HEADER]: key, 'content-type': 'application/json' }
    try {
      const response = await fetch(gateway + path, { method: 'POST', headers, body })
      const result = v.safeParse(schema, await response.json())
      return result.success ? result.output : undefined
    } catch {
      return undefined
    }
  }
  return {
    initialize: (order) => ask(`/payment/pay-with-${SLUG}/initialize`, order, orderSchema),
    refund: (payment) => ask('/payment/refund-to-balance/init', payment, openedSchema),
    settle: (earnings) => ask('/payment/settlement-to-balance/init', earnings, openedSchema),
    retrieve: (token) =>
      ask('/payment/iyzipos/checkoutform/auth/ecom/detail', { locale: 'tr', token }, retrievedSchema),
  }
}
