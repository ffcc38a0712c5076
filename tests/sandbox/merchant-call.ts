import { signatureOf, writeAuthorization } from '../../sandbox/http/authorization'
import { MERCHANT_KEYS } from '../../sandbox/kernel/demo-merchant'
import type { Harness } from './harness'

export interface Signing {
  readonly apiKey?: string
  readonly secret?: string
  readonly signedPath?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call of a merchant's server, signed correctly or wrong in one way. */
export async function askAsMerchant(sandbox: Harness, path: string, payload: unknown, signing: Signing = {}) {
  const { apiKey = MERCHANT_KEYS.apiKey, secret = MERCHANT_KEYS.secretKey, signedPath = path, headers = {} } = signing
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const randomKey = '123456789'
  const signature = await signatureOf(secret, randomKey, signedPath, body)
  const response = await sandbox.send('gateways', `/payment-gateway${path}`, {
    method: 'POST',
    headers: {
      authorization: writeAuthorization({ apiKey, randomKey, signature }),
      'x-iyzi-rnd': randomKey,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
