import { expect, it } from 'vitest'
import { ENDPOINTS } from '../../sandbox/gateways/table'
import { openSandbox } from './harness'
import { call } from './shopper'
import { takesExactly } from './strict-payload'
import { TAKEN_PAYLOADS } from './taken-payloads'

const OF_THE_CHECKOUT = ENDPOINTS.filter(({ caller, schema }) => caller !== 'merchant' && schema !== undefined)

const wholePath = ({ gateway, path }: { gateway: string; path: string }) => `/${gateway}-gateway${path}`

it('is known of every call that the checkout makes with a body, and of no other (SBX-06~)', () => {
  expect([...TAKEN_PAYLOADS.keys()].sort()).toEqual(OF_THE_CHECKOUT.map(wholePath).sort())
})

for (const endpoint of OF_THE_CHECKOUT) {
  const path = wholePath(endpoint)
  takesExactly(path, async () => {
    const sandbox = await openSandbox()
    const prepared = await TAKEN_PAYLOADS.get(path)?.(sandbox)
    if (!prepared) throw new Error(`nobody says what ${path} takes`)
    const { token, payload, headers } = prepared
    const { method } = endpoint
    return {
      sandbox,
      payload,
      send: (sent, more = {}) =>
        call(sandbox, { token, path, payload: sent, method, headers: { ...headers, ...more } }),
    }
  })
}
