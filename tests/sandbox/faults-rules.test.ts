import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeMember, makeOrder, otpPayload } from './shopper'

const DETAIL = '/payment/pay-with-wallet/detail'
const BROKEN = { path: DETAIL, act: 'status:503' }

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const add = (fault: object) => sandbox.control<{ id: string }>('/faults', fault)
const listed = async (query = '') => (await sandbox.control<{ faults: object[] }>(`/faults${query}`)).faults

async function statuses(token: string, times = 1, on = sandbox): Promise<number[]> {
  const seen: number[] = []
  const payload = { locale: 'tr', checkoutFormToken: token }
  while (seen.length < times) seen.push((await call(on, { token, path: PATHS.detail, payload })).status)
  return seen
}

describe('the list of fault rules', () => {
  it('the list of fault rules has each rule’s numbers of calls seen and struck (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    const { id } = await add({ ...BROKEN, every: 2, token })
    expect(await statuses(token, 5)).toEqual([200, 503, 200, 503, 200])
    const rule = { id, ...BROKEN, every: 2, token, phase: 'before', keepConnections: false, seen: 5, struck: 2 }
    expect(await listed()).toEqual([rule])
    expect(await listed('?token=another')).toEqual([])
  })

  it('the list of fault rules can be replaced as a whole (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await add(BROKEN)
    const put = [{ path: DETAIL, act: 'status:500', nth: 2 }]
    expect(await sandbox.control('/faults', put, 'PUT')).toMatchObject({ removed: 1, ids: [expect.any(String)] })
    expect(await statuses(token, 3)).toEqual([200, 500, 200])
    expect(await sandbox.control('/faults', [], 'PUT')).toEqual({ removed: 1, ids: [] })
    expect(await listed()).toEqual([])
  })

  it('the fault rules of one order can be replaced without changing those of another (SBX-05~)', async () => {
    const [mine, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    for (const { token } of [mine, other]) await add({ ...BROKEN, token })
    const put = [{ path: DETAIL, act: 'status:500' }]
    await sandbox.control(`/faults?token=${mine.token}`, put, 'PUT')
    expect([...(await statuses(mine.token)), ...(await statuses(other.token))]).toEqual([500, 503])
  })

  it('one fault rule can be removed alone', async () => {
    const { token } = await makeOrder(sandbox)
    const [{ id }] = [await add(BROKEN), await add({ ...BROKEN, path: '/payment/other' })]
    expect(await sandbox.control(`/faults/${id}`, undefined, 'DELETE')).toEqual({ removed: 1 })
    expect(await listed()).toHaveLength(1)
    expect(await statuses(token)).toEqual([200])
  })
})

describe('the scope of a fault rule', () => {
  it.each([
    [{ gateway: 'payment' }, [503]],
    [{ gateway: 'member' }, [200]],
    [{ gateway: 'payment', method: 'GET' }, [200]],
    [{ path: '/payment/*', method: 'POST' }, [503]],
    [{ path: '/payment/*', gateway: 'member' }, [200]],
    [{ path: DETAIL, phase: 'after-commit' }, [503]],
  ])('a fault rule of %o makes the order detail answer %o (SBX-05~)', async (where, expected) => {
    const { token } = await makeOrder(sandbox)
    await add({ act: 'status:503', ...where })
    expect(await statuses(token)).toEqual(expected)
  })

  it('a fault rule never strikes a CORS preflight (SBX-05~)', async () => {
    await makeOrder(sandbox)
    for (const gateway of ['payment', 'member', 'consumer']) await add({ act: `gateway-down:${gateway}` })
    for (const path of Object.values(PATHS)) {
      const asked = await sandbox.send('gateways', path, { method: 'OPTIONS', headers: { origin: ORIGINS.app } })
      expect([path, asked.status]).toEqual([path, 204])
    }
    expect(await listed()).toMatchObject([{ seen: 0 }, { seen: 0 }, { seen: 0 }])
  })

  it('a fault rule that waits for a later call passes the first one unchanged', async () => {
    const [member, order] = [await makeMember(sandbox), await makeOrder(sandbox)]
    await add({ gateway: 'member', act: 'hang', nth: 2 })
    const { body } = await call(sandbox, { token: order.token, path: PATHS.otp, payload: otpPayload(member) })
    expect(body).toMatchObject({ status: 'success', data: { memberUserExists: true } })
  })

  it.each([
    { act: 'reset' },
    { act: 'gateway-down' },
    { act: 'gateway-down:shop' },
    { act: 'gateway-down:payment', path: DETAIL },
    { path: DETAIL, act: 'trickle:0' },
    { path: DETAIL, act: 'wrongtype' },
    { path: DETAIL, act: 'wrongtype:a..b' },
    { path: DETAIL, act: 'failure' },
    { path: DETAIL, act: 'failure:1:small' },
    { path: DETAIL, act: 'reorder' },
    { path: DETAIL, act: 'clock:60' },
    { path: DETAIL, act: 'dup:2' },
    { path: DETAIL, act: 'toString' },
    { path: DETAIL, act: 'reset', probability: 2 },
    { path: DETAIL, act: 'reset', seed: 2 },
    { path: DETAIL, act: 'reset', probability: 0.5, nth: 1 },
    { path: DETAIL, act: 'reset', method: 'PATCH' },
  ])('an invalid fault rule is rejected: %o', async (fault) => {
    await expect(add(fault)).rejects.toThrow('problems')
  })
})

describe('fault rules with a probability', () => {
  const CALLS = 60

  const played = async (fault: object) => {
    sandbox = await openSandbox()
    const { token } = await makeOrder(sandbox)
    await add({ ...BROKEN, ...fault })
    return statuses(token, CALLS)
  }

  it('a probability strikes the same calls with the same seed, and others with another seed (SBX-05~)', async () => {
    const first = await played({ probability: 0.4, seed: 11 })
    expect(await played({ probability: 0.4, seed: 11 })).toEqual(first)
    expect(await played({ probability: 0.4, seed: 12 })).not.toEqual(first)
    const struck = first.filter((status) => status === 503).length
    expect(struck).toBeGreaterThan(0.2 * CALLS)
    expect(struck).toBeLessThan(0.6 * CALLS)
  })

  it('a probability of 1 strikes every call, one of 0 none', async () => {
    expect(new Set(await played({ probability: 1 }))).toEqual(new Set([503]))
    expect(new Set(await played({ probability: 0 }))).toEqual(new Set([200]))
  })

  it('a fault rule without a seed lists the one it drew, which repeats the same strikes (SBX-05~)', async () => {
    const first = await played({ probability: 0.5 })
    const [rule] = (await listed()) as { seed: number }[]
    expect(await played({ probability: 0.5, seed: rule?.seed })).toEqual(first)
  })
})
