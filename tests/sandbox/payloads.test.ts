import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../sandbox/gateways/endpoint'
import { ENDPOINTS } from '../../sandbox/gateways/table'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { askAsMerchant } from './merchant-call'
import { without } from './refusals'
import type { RefusalRecord } from './refusals'
import { call, readyToPay } from './shopper'
import { takesExactly } from './strict-payload'
import { TAKEN_PAYLOADS } from './taken-payloads'

const ALL_OF_THE_CHECKOUT = ENDPOINTS.filter(({ caller }) => caller !== 'merchant')
const OF_THE_CHECKOUT = ALL_OF_THE_CHECKOUT.filter(({ schema }) => schema !== undefined)
const OF_THE_SHOP = ENDPOINTS.filter(({ caller }) => caller === 'merchant')

const wholePath = ({ gateway, path }: Pick<Endpoint, 'gateway' | 'path'>) => `/${gateway}-gateway${path}`

it('is known of every call that the checkout makes with a body, and of no other (SBX-06~)', () => {
  expect([...TAKEN_PAYLOADS.keys()].sort()).toEqual(OF_THE_CHECKOUT.map(wholePath).sort())
})

/** A call of the checkout that can be made right now, and the headers that it cannot do without. */
async function prepared(sandbox: Harness, endpoint: Endpoint) {
  const path = wholePath(endpoint)
  const known = await TAKEN_PAYLOADS.get(path)?.(sandbox)
  const { order, login } = known ? { order: known, login: known } : await readyToPay(sandbox)
  const isForMembers = endpoint.caller === 'member' || endpoint.caller === 'buyer'
  // Only a page that was loaded anew has forgotten the context of its login.
  const ofLogin = Object.keys(login.headers).filter((name) => !endpoint.restoresLogin || name !== 'x-wallet-lc')
  return {
    payload: known?.payload,
    needed: ['x-wallet-token', ...(isForMembers ? ofLogin : [])],
    send: (sent: unknown, more: Readonly<Record<string, string>> = {}) =>
      call(sandbox, {
        ...{ token: order.token, path, payload: sent, method: endpoint.method },
        headers: { ...login.headers, ...more },
      }),
  }
}

const recordedBy = async (sandbox: Harness) =>
  (await sandbox.control<{ refusals: RefusalRecord[] }>('/refusals')).refusals.map(({ reason }) => reason)

describe('a mistake of a client', () => {
  it('in any field or header of any call is refused and recorded, and nothing else is (SBX-06)', async () => {
    expect(ALL_OF_THE_CHECKOUT).toHaveLength(37)
    for (const endpoint of ALL_OF_THE_CHECKOUT) {
      const sandbox = await openSandbox()
      const { payload, needed, send } = await prepared(sandbox, endpoint)
      const lacking = payload ? Object.keys(payload).map((field) => without(payload, field)) : []
      const wrong = payload ? [...lacking, { ...payload, cvc: '123' }] : []
      for (const sent of wrong) expect((await send(sent)).status).toBe(400)
      for (const header of needed)
        expect((await send(payload, { [header]: '' })).body).toMatchObject({ status: 'failure' })
      const headers = needed.map((name) => (name === 'x-wallet-token' ? 'missing-token' : 'missing-header'))
      const expected = [...wrong.map(() => 'wrong-payload'), ...headers]
      expect(await recordedBy(sandbox), endpoint.path).toEqual(expected)
      expect((await send(payload)).status, endpoint.path).toBe(200)
      expect(await recordedBy(sandbox), endpoint.path).toEqual(expected)
    }
    for (const { path } of OF_THE_SHOP) {
      const sandbox = await openSandbox()
      expect(await askAsMerchant(sandbox, path, {})).toMatchObject({ status: 400 })
      expect(await askAsMerchant(sandbox, path, {}, { secret: 'another' })).toMatchObject({ status: 401 })
      expect(await recordedBy(sandbox), path).toHaveLength(2)
    }
  })
})

for (const endpoint of OF_THE_CHECKOUT) {
  const path = wholePath(endpoint)
  takesExactly(path, async () => {
    const sandbox = await openSandbox()
    const { payload, send } = await prepared(sandbox, endpoint)
    if (!payload) throw new Error(`nobody says what ${path} takes`)
    return { sandbox, payload, send }
  })
}
