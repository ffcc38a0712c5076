import { beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../sandbox/api/table'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { expectRefused } from './refusals'
import { PATHS, call, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToPay>>
beforeEach(async () => {
  sandbox = await openSandbox()
  ready = await readyToPay(sandbox)
})

type Payload = Record<string, unknown>
describe('headers, query and path of gateway calls', () => {
  it('a call whose header and body have different tokens is refused and recorded (GWY-03~)', async () => {
    const other = await makeOrder(sandbox)
    const payload = { locale: 'tr', checkoutFormToken: other.token }
    const answer = await call(sandbox, { token: ready.order.token, path: PATHS.detail, payload })
    await expectRefused(sandbox, ready.order.token, answer, 'token-mismatch', '60007', 400)
  })

  it.each(['', '?locale=de', '?locale=tr&locale=en', '?lang=tr', '?locale=tr&debug=1'])(
    'a call needs the locale in its query and nothing else; "%s" is refused and recorded (GWY-03~)',
    async (query) => {
      const { order } = ready
      const response = await sandbox.send('gateways', PATHS.detail + query, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wallet-token': order.token },
        body: JSON.stringify({ locale: 'tr', checkoutFormToken: order.token }),
      })
      await expectRefused(
        sandbox,
        ready.order.token,
        { status: response.status, body: (await response.json()) as Payload },
        'wrong-query',
        '60006',
        400,
      )
    },
  )

  it.each([
    '/payment-gateway/payment/pay-with-wallet/details',
    '/member-gateway/payment/pay-with-wallet/detail',
    '/payment/pay-with-wallet/detail',
    '/payment-gateway/api/v1/consumer-funds/balances',
  ])('a call to a path that does not exist is refused and recorded: %s (GWY-01~)', async (path) => {
    const answer = await call(sandbox, { token: ready.order.token, path, payload: {} })
    await expectRefused(sandbox, ready.order.token, answer, 'unknown-path', '60002', 404)
  })

  it('a refused call’s error message is in the language of the query (GWY-05~)', async () => {
    const asked = { token: ready.order.token, path: PATHS.otp, payload: {} }
    const [tr, en] = [await call(sandbox, asked), await call(sandbox, { ...asked, locale: 'en' })]
    expect(tr.body).toMatchObject({
      locale: 'tr',
      errorMessage: 'Geçersiz istek',
      consumerErrorMessage: 'Geçersiz istek',
    })
    expect(en.body).toMatchObject({ locale: 'en', errorMessage: 'Invalid request' })
  })
})

describe('the request log of the control API', () => {
  it('a request is kept with its method, path, query, headers, body and status', async () => {
    const { order, member } = ready
    await ready.pay({ paidPrice: 1 })
    const { requests } = await sandbox.control<{ requests: Payload[] }>(`/requests?token=${order.token}`)
    expect(requests.at(-1)).toMatchObject({
      method: 'POST',
      path: PATHS.auth,
      query: { locale: 'tr' },
      headers: { 'content-type': 'application/json', 'x-member-id': member.memberId },
      body: { paidPrice: 1 },
      status: 400,
    })
  })

  it('the request log of one order has no requests of another', async () => {
    const other = await makeOrder(sandbox)
    const { requests } = await sandbox.control<{ requests: Payload[] }>(`/requests?token=${other.token}`)
    expect(requests).toEqual([])
  })
})

it('the endpoint table has a unique path for each endpoint', () => {
  const paths = ENDPOINTS.map(({ gateway, path }) => gateway + path)
  expect(new Set(paths).size).toBe(paths.length)
})
