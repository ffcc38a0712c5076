import { beforeEach, describe, expect, it } from 'vitest'
import { ORIGINS, openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { PATHS, call, makeOrder } from './shopper'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const SESSION = 'authorization, x-member-id, x-member-user-id, x-wallet-lc'

const ask = (path: string, origin: string = ORIGINS.app) =>
  sandbox.send('gateways', path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })

describe('CORS preflights', () => {
  it.each([
    [PATHS.detail, 'POST', 'content-type, x-wallet-token'],
    [PATHS.otp, 'POST', 'content-type, x-wallet-token'],
    [PATHS.cards, 'POST', `content-type, x-wallet-token, ${SESSION}`],
    [PATHS.auth, 'POST', `content-type, x-wallet-token, ${SESSION}`],
    [PATHS.balances, 'GET', `content-type, x-wallet-token, ${SESSION}`],
  ])('a preflight to %s allows exactly the call’s method and headers (GWY-03~)', async (path, method, headers) => {
    const response = await ask(path)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGINS.app)
    expect(response.headers.get('access-control-allow-methods')).toBe(method)
    expect(response.headers.get('access-control-allow-headers')).toBe(headers)
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('a preflight allows the idempotency header only on money calls of a strict ledger (BEST-01~)', async () => {
    await sandbox.control('/mode', { ledger: 'strict' })
    expect((await ask(PATHS.auth)).headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect((await ask(PATHS.cards)).headers.get('access-control-allow-headers')).not.toContain('idempotency-key')
  })

  it.each(['https://evil.example', 'null', ORIGINS.shop])(
    'a preflight from %s is refused (SBX-06~)',
    async (origin) => {
      const response = await ask(PATHS.detail, origin)
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('a preflight to a merchant call is refused', async () => {
    const response = await ask('/payment-gateway/payment/pay-with-wallet/initialize')
    expect(response.status).toBe(403)
  })
})

describe('CORS of gateway calls', () => {
  const detailFrom = async (headers: Record<string, string>) => {
    const { token } = await makeOrder(sandbox)
    const payload = { locale: 'tr', checkoutFormToken: token }
    const answer = await call(sandbox, { token, path: PATHS.detail, payload, headers })
    return { token, answer }
  }

  it('a gateway call can be read by the app’s origin alone, its Retry-After too (GWY-11~)', async () => {
    const { answer } = await detailFrom({})
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGINS.app)
    expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after')
    expect(answer.headers.get('vary')).toContain('Origin')
  })

  it('a gateway call from another origin is refused and recorded (SBX-06~)', async () => {
    const { token, answer } = await detailFrom({ origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: '60001' } })
    expect(await refusalsOf(sandbox, token)).toMatchObject([{ reason: 'unknown-origin' }])
  })

  it('a gateway call without an origin, from a server or a tool, is answered', async () => {
    const { token } = await makeOrder(sandbox)
    const response = await sandbox.send('gateways', `${PATHS.detail}?locale=tr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-wallet-token': token },
      body: JSON.stringify({ locale: 'tr', checkoutFormToken: token }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('access-control-expose-headers')).toBeNull()
  })

  it('a refused gateway call can be read by the app', async () => {
    const { token } = await makeOrder(sandbox)
    const answer = await call(sandbox, { token, path: PATHS.otp, payload: {} })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGINS.app)
  })
})
