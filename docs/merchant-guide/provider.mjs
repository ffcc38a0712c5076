import { createHmac, randomUUID } from 'node:crypto'

/**
 * A call of your server, signed with your keys. They never reach a browser.
 *
 * @param {{ gateway: string, apiKey: string, secretKey: string }} merchant
 * @param {string} path below the gateway
 * @param {object} payload
 */
export async function callProvider({ gateway, apiKey, secretKey }, path, payload) {
  const body = JSON.stringify(payload)
  const randomKey = randomUUID()
  const signature = createHmac('sha256', secretKey)
    .update(randomKey + path + body)
    .digest('hex')
  const credentials = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
  const response = await fetch(gateway + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `IYZWSv2 ${Buffer.from(credentials).toString('base64')}`,
      'x-iyzi-rnd': randomKey,
    },
    body,
  })
  return response.json()
}
