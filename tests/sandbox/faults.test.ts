import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, makeOrder, readyToPay } from './shopper'

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'
const DETAIL = '/payment/pay-with-wallet/detail'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const addFault = (fault: object) => sandbox.control('/faults', { phase: 'before', ...fault })

const raw = async (token: string) => {
  const response = await sandbox.send('gateways', `${PATHS.detail}?locale=tr`, {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:4100', 'content-type': 'application/json', 'x-wallet-token': token },
    body: JSON.stringify({ locale: 'tr', checkoutFormToken: token }),
  })
  return { response, text: response.type === 'error' ? '' : await response.text() }
}

const booked = async (token: string) =>
  (await sandbox.control<{ authorisations: object[] }>(`/ledger?token=${token}`)).authorisations.length

describe('fault acts', () => {
  it.each([
    ['status:503', 503, /"failure"/],
    ['status:401', 401, /"failure"/],
    ['html', 200, /^<!doctype html>/],
    ['empty', 200, /^$/],
    ['bare', 200, /^\{"status":"success"\}$/],
    ['says:NONE', 200, /"paymentStatus":"NONE"/],
    ['says:', 200, /^(?!.*paymentStatus)\{"status":"success".*"price":/],
    ['badjson', 200, /^\{"status":"success",$/],
    ['truncate:20', 200, /^.{20}$/],
  ])('the act %s spoils the answer, and the app’s origin can read the rest (SBX-05~)', async (act, status, text) => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act })
    const answer = await raw(token)
    expect(answer.response.status).toBe(status)
    expect(answer.text).toMatch(text)
    expect(answer.response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4100')
  })

  it('the act delay waits, then passes the answer unchanged (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act: 'delay:1500' })
    expect((await raw(token)).text).toContain('"success"')
    expect(sandbox.waits).toEqual([1500])
  })

  it.each(['reset', 'hang'])(
    'the act %s ends the connection without an answer, and the request log has status 0 (SBX-05~)',
    async (act) => {
      const { token } = await makeOrder(sandbox)
      await addFault({ path: DETAIL, act, nth: 1 })
      expect((await raw(token)).response.type).toBe('error')
      expect(sandbox.cuts).toEqual([act])
      const { requests } = await sandbox.control<{ requests: object[] }>(`/requests?token=${token}`)
      expect(requests).toMatchObject([{ status: 0 }])
    },
  )
})

describe('the phase of a fault', () => {
  it('a fault in phase before leaves no booking and no payment status (SBX-05~)', async () => {
    const { pay, detail, order } = await readyToPay(sandbox)
    await addFault({ path: AUTH, act: 'status:503', nth: 1 })
    expect((await pay()).status).toBe(503)
    expect(await booked(order.token)).toBe(0)
    expect((await detail()).body).toMatchObject({ paymentStatus: 'NONE' })
  })

  it.each(['status:503', 'reset', 'truncate:5', 'hang'])(
    'a fault in phase after-commit spoils only the answer: %s, and the order is paid (SBX-05~)',
    async (act) => {
      const { pay, detail, order } = await readyToPay(sandbox)
      await addFault({ path: AUTH, phase: 'after-commit', act, nth: 1 })
      await pay({}).catch(() => undefined)
      expect(await booked(order.token)).toBe(1)
      expect((await detail()).body).toMatchObject({ paymentStatus: 'SUCCESS' })
    },
  )

  it('a delay in phase after-commit holds the answer of a booked payment', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await addFault({ path: AUTH, phase: 'after-commit', act: 'delay:60000' })
    expect((await pay()).body).toMatchObject({ status: 'success' })
    expect(sandbox.waits).toEqual([60_000])
    expect(await booked(order.token)).toBe(1)
  })
})

describe('fault rules', () => {
  const statuses = async (token: string, times: number) => {
    const seen: number[] = []
    while (seen.length < times) seen.push((await raw(token)).response.status)
    return seen
  }

  it.each([
    [{}, [503, 503, 503, 503]],
    [{ nth: 2 }, [200, 503, 200, 200]],
    [{ every: 2 }, [200, 503, 200, 503]],
  ])('a fault rule of %o strikes %o', async (when, expected) => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act: 'status:503', ...when })
    expect(await statuses(token, 4)).toEqual(expected)
  })

  it('a fault rule for one order leaves other orders alone', async () => {
    const [mine, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    await addFault({ path: DETAIL, act: 'status:503', token: mine.token })
    expect(await statuses(other.token, 1)).toEqual([200])
    expect(await statuses(mine.token, 1)).toEqual([503])
  })

  it('a fault rule can cover all calls below a path', async () => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: '/payment/*', act: 'status:500' })
    expect(await statuses(token, 1)).toEqual([500])
  })

  it('a fault rule does not count preflights', async () => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act: 'status:503', nth: 1 })
    const headers = { origin: 'http://127.0.0.1:4100' }
    expect((await sandbox.send('gateways', PATHS.detail, { method: 'OPTIONS', headers })).status).toBe(204)
    expect(await statuses(token, 2)).toEqual([503, 200])
  })

  it('two fault rules for one call both apply', async () => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act: 'status:503' })
    await addFault({ path: DETAIL, act: 'delay:200' })
    expect(await statuses(token, 1)).toEqual([503])
    expect(sandbox.waits).toEqual([200])
  })

  it('fault rules can be removed for one order or for all', async () => {
    const [mine, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    for (const { token } of [mine, other]) await addFault({ path: DETAIL, act: 'status:503', token })
    expect(await sandbox.control(`/faults?token=${mine.token}`, undefined, 'DELETE')).toEqual({ removed: 1 })
    expect(await statuses(mine.token, 1)).toEqual([200])
    expect(await statuses(other.token, 1)).toEqual([503])
    await sandbox.control('/faults', undefined, 'DELETE')
    expect(await statuses(other.token, 1)).toEqual([200])
  })

  it.each([
    { path: DETAIL, phase: 'before', act: 'explode' },
    { path: DETAIL, phase: 'before', act: 'status:200' },
    { path: DETAIL, phase: 'before', act: 'delay' },
    { path: DETAIL, phase: 'during', act: 'reset' },
    { path: 'payment', phase: 'before', act: 'reset' },
    { path: DETAIL, phase: 'before', act: 'reset', nth: 1, every: 1 },
    { path: DETAIL, phase: 'before', act: 'reset', nth: 0 },
    { path: DETAIL, phase: 'before', act: 'reset', times: 1 },
  ])('an invalid fault rule is rejected: %o', async (fault) => {
    await expect(sandbox.control('/faults', fault)).rejects.toThrow('problems')
  })
})

describe('keep-alive connections before a cut', () => {
  const connectionAfter = async (fault: object) => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: AUTH, act: 'reset', ...fault })
    return (await raw(token)).response.headers.get('connection')
  }

  it('answers before a cut close their connections, so that no browser repeats the cut call (BEST-01~)', async () => {
    expect(await connectionAfter({ nth: 1 })).toBe('close')
    expect(sandbox.dropped.times).toBe(1)
  })

  it('connections stay open before a cut if the rule has keepConnections', async () => {
    expect(await connectionAfter({ nth: 1, keepConnections: true })).toBeNull()
    expect(sandbox.dropped.times).toBe(0)
  })

  it('connections stay open again after the cut', async () => {
    const { token } = await makeOrder(sandbox)
    await addFault({ path: DETAIL, act: 'reset', nth: 1 })
    await raw(token)
    expect((await raw(token)).response.headers.get('connection')).toBeNull()
    const [cut, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    await addFault({ path: DETAIL, act: 'reset', nth: 1, token: cut.token })
    await raw(cut.token)
    expect((await raw(other.token)).response.headers.get('connection')).toBeNull()
  })
})
