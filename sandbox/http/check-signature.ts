import { refused } from './answer'
import type { Answer } from './answer'
import type { Endpoint } from './endpoint'
import type { Incoming } from './incoming'
import { RANDOM_KEY_HEADER, readAuthorization, signatureOf } from './authorization'
import { MERCHANT_KEYS } from '../kernel/demo-merchant'

export async function checkSignature(endpoint: Endpoint, { headers, text }: Incoming): Promise<Answer | undefined> {
  const given = readAuthorization(headers.get('authorization'))
  if (given?.apiKey !== MERCHANT_KEYS.apiKey) return refused('unknown-merchant', 'authorization')
  const { randomKey, signature } = given
  if (headers.get(RANDOM_KEY_HEADER) !== randomKey) return refused('wrong-signature', RANDOM_KEY_HEADER)
  const expected = await signatureOf(MERCHANT_KEYS.secretKey, randomKey, endpoint.path, text)
  return signature === expected ? undefined : refused('wrong-signature', 'signature')
}
