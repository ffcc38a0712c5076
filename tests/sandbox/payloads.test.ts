import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../sandbox/http/endpoint'
import { ENDPOINTS } from '../../sandbox/api/table'
import { booksOf } from './ledger'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { askAsMerchant } from './merchant-call'
import { without } from './refusals'
import type { RefusalRecord } from './refusals'
import { call, readyToPay } from './shopper'
import type { Answered } from './shopper'
import { takesExactly } from './strict-payload'
import { TAKEN_PAYLOADS } from './taken-payloads'

const ALL_OF_THE_CHECKOUT = ENDPOINTS.filter(({ caller }) => caller !== 'merchant')
const OF_THE_CHECKOUT = ALL_OF_THE_CHECKOUT.filter(({ schema }) => schema !== undefined)
const OF_THE_SHOP = ENDPOINTS.filter(({ caller }) => caller === 'merchant')

const wholePath = ({ gateway, path }: Pick<Endpoint, 'gateway' | 'path'>) => `/${gateway}-gateway${path}`

it('a test payload is known for each checkout call with a body, and for no other (SBX-06~)', () => {
  expect([...TAKEN_PAYLOADS.keys()].sort()).toEqual(OF_THE_CHECKOUT.map(wholePath).sort())
})

/** A call of the checkout that is possible right now, and the headers that it requires. */
async function prepared(sandbox: Harness, endpoint: Endpoint) {
  const path = wholePath(endpoint)
  const known = await TAKEN_PAYLOADS.get(path)?.(sandbox)
  const { order, login } = known ? { order: known, login: known } : await readyToPay(sandbox)
  const isForMembers = endpoint.caller === 'member' || endpoint.caller === 'buyer'
  // `restoresLogin` calls come from a reloaded page, which no longer has the login's context.
  const ofLogin = Object.keys(login.headers).filter((name) => !endpoint.restoresLogin || name !== 'x-wallet-lc')
  return {
    payload: known?.payload,
    needed: ['x-wallet-token', ...(isForMembers ? ofLogin : [])],
    send: (sent: unknown, more: Readonly<Record<string, string>> = {}, method: string = endpoint.method) =>
      call(sandbox, { token: order.token, path, payload: sent, method, headers: { ...login.headers, ...more } }),
  }
}

/** Optional: if the cards could not be loaded, a new card and the balance pay with the login alone (PAY-02). */
const OPTIONAL: readonly string[] = ['memberToken', 'authenticationToken']

/** Each call accepts only its own method. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

const recordsOf = async (sandbox: Harness) =>
  (await sandbox.control<{ refusals: RefusalRecord[] }>('/refusals')).refusals

const recordedBy = async (sandbox: Harness) => (await recordsOf(sandbox)).map(({ reason }) => reason)

describe('mistakes of a client', () => {
  it('a wrong field or header in any call is refused and recorded; a correct call is not (SBX-06)', async () => {
    expect(ALL_OF_THE_CHECKOUT).toHaveLength(37)
    for (const endpoint of ALL_OF_THE_CHECKOUT) {
      const sandbox = await openSandbox()
      const { payload, needed, send } = await prepared(sandbox, endpoint)
      const lacking = payload
        ? Object.keys(payload)
            .filter((field) => !OPTIONAL.includes(field))
            .map((field) => without(payload, field))
        : []
      const inside = Object.entries(payload ?? {}).flatMap(([name, part]) =>
        typeof part === 'object' && part !== null
          ? [...Object.keys(part).map((field) => without(part, field)), { ...part, pan: '1' }].map((changed) => ({
              ...payload,
              [name]: changed,
            }))
          : [],
      )
      const wrong = payload ? [...lacking, ...inside, { ...payload, cvc: '123' }] : []
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

describe.each(ALL_OF_THE_CHECKOUT.map((endpoint) => [wholePath(endpoint), endpoint] as const))(
  'the call %s',
  (_, endpoint) => {
    let sandbox: Harness
    let ready: Awaited<ReturnType<typeof prepared>>
    beforeAll(async () => {
      sandbox = await openSandbox()
      ready = await prepared(sandbox, endpoint)
    })

    type Refused = readonly [reason: string, code: string, status: number]

    /** Sends wrong calls, by what is wrong: each is refused and recorded with this reason, and has no effect. */
    async function expectRefusals(refused: Refused, calls: Readonly<Record<string, () => Promise<Answered>>>) {
      const [reason, code, status] = refused
      const [books, before] = [await booksOf(sandbox), (await recordsOf(sandbox)).length]
      for (const send of Object.values(calls))
        expect(await send()).toMatchObject({ status, body: { status: 'failure', errorCode: code } })
      const records = (await recordsOf(sandbox)).slice(before)
      expect(records).toMatchObject(Object.keys(calls).map((detail) => ({ reason, code, detail })))
      expect(await booksOf(sandbox)).toEqual(books)
    }

    const sentWith = (headers: readonly string[], value: string) =>
      Object.fromEntries(headers.map((header) => [header, () => ready.send(ready.payload, { [header]: value })]))

    it('a call needs the checkout token and every header of its login (GWY-03~, SBX-06~)', async () => {
      const ofLogin = ready.needed.filter((name) => name !== 'x-wallet-token')
      await expectRefusals(['missing-token', '5132', 400], sentWith(['x-wallet-token'], ''))
      await expectRefusals(['missing-header', '60008', 401], sentWith(ofLogin, ''))
    })

    it('a call needs all headers from one login (GWY-03~, SBX-06~)', async () => {
      // An unknown bearer token is no mistake of the client: its session has ended.
      const ofLogin = ready.needed.filter((name) => !['x-wallet-token', 'authorization'].includes(name))
      await expectRefusals(['session-mismatch', '60009', 401], sentWith(ofLogin, 'x'))
    })

    it('a call with another HTTP method is refused and recorded, and has no effect (SBX-06~)', async () => {
      const others = METHODS.filter((method) => method !== endpoint.method).map((method) => {
        const payload = method === 'GET' ? undefined : {}
        return [`${method} instead of ${endpoint.method}`, () => ready.send(payload, {}, method)] as const
      })
      await expectRefusals(['wrong-method', '60003', 405], Object.fromEntries(others))
    })
  },
)

for (const endpoint of OF_THE_CHECKOUT) {
  const path = wholePath(endpoint)
  takesExactly(path, async () => {
    const sandbox = await openSandbox()
    const { payload, send } = await prepared(sandbox, endpoint)
    if (!payload) throw new Error(`no payload is known for ${path}`)
    return { sandbox, payload, send, optional: OPTIONAL }
  })
}
