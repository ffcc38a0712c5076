import { beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../sandbox/gateways/table'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { MEMBER_PAYLOADS, memberPayloads } from './member-payloads'
import { expectRefused, refusalsOf, without } from './refusals'
import { PATHS, call, cardPayload, codePayload, makeOrder, otpPayload, readyToPay } from './shopper'
import type { Login, MadeMember, MadeOrder } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToPay>>
beforeEach(async () => {
  sandbox = await openSandbox()
  ready = await readyToPay(sandbox)
})

type Payload = Record<string, unknown>
type Payloads = Record<(typeof NAMES)[number], Payload>

function payloadsFor(member: MadeMember, { token }: MadeOrder, login: Login): Payloads {
  const { memberId, memberUserId } = member
  return {
    detail: { locale: 'tr', checkoutFormToken: token },
    auth: cardPayload(member, login),
    otp: otpPayload(member),
    resend: { memberUserId, referenceCode: 'r' },
    login: codePayload({ memberUserId, referenceCode: 'r' }, '123456'),
    cards: { checkoutFormToken: token, memberId },
    credentials: { memberUserId, memberId },
    ...memberPayloads(member),
  }
}

const NAMES = ['detail', 'auth', 'otp', 'resend', 'login', 'cards', 'credentials', ...MEMBER_PAYLOADS] as const

/** All others are sent with POST. */
const METHODS: Partial<Record<(typeof NAMES)[number], string>> = { contact: 'PUT' }

async function sendRaw(name: (typeof NAMES)[number], payload: unknown, headers = {}) {
  const { order, login } = ready
  const all = { ...login.headers, ...headers }
  return call(sandbox, {
    token: order.token,
    path: PATHS[name],
    payload,
    method: METHODS[name],
    headers: all,
  })
}

describe.each(NAMES)('the payload of %s', (name) => {
  it('is taken as documented and leaves no refusal (SBX-06~, GWY-09~)', async () => {
    const { member, order, login } = ready
    const { status } = await sendRaw(name, payloadsFor(member, order, login)[name])
    expect(status).toBe(200)
    expect(await refusalsOf(sandbox, order.token)).toEqual([])
  })

  it('is refused and recorded with any one field missing (SBX-06~)', async () => {
    const { member, order, login } = ready
    const payload = payloadsFor(member, order, login)[name]
    for (const field of Object.keys(payload)) {
      await expectRefused(
        sandbox,
        ready.order.token,
        await sendRaw(name, without(payload, field)),
        'wrong-payload',
        '11',
        400,
      )
    }
    expect(await refusalsOf(sandbox, order.token)).toHaveLength(Object.keys(payload).length)
  })

  it('is refused and recorded with any one field misnamed (SBX-06~)', async () => {
    const { member, order, login } = ready
    const payload = payloadsFor(member, order, login)[name]
    for (const field of Object.keys(payload)) {
      const misnamed = { ...without(payload, field), [`${field}s`]: payload[field] }
      await expectRefused(sandbox, ready.order.token, await sendRaw(name, misnamed), 'wrong-payload', '11', 400)
    }
  })

  it('is refused and recorded with any one field null or of another type (SBX-06~)', async () => {
    const { member, order, login } = ready
    const payload = payloadsFor(member, order, login)[name]
    for (const field of Object.keys(payload)) {
      for (const wrong of [null, [], true]) {
        await expectRefused(
          sandbox,
          ready.order.token,
          await sendRaw(name, { ...payload, [field]: wrong }),
          'wrong-payload',
          '11',
          400,
        )
      }
    }
  })

  it('is refused and recorded with a field too many, named in the record (SBX-06~)', async () => {
    const { member, order, login } = ready
    const payload = { ...payloadsFor(member, order, login)[name], pan: '5400360000000003' }
    await expectRefused(sandbox, ready.order.token, await sendRaw(name, payload), 'wrong-payload', '11', 400)
    const [refusal] = await refusalsOf(sandbox, order.token)
    expect(refusal?.detail).toContain('pan')
    expect(refusal?.detail).not.toContain('5400360000000003')
  })

  it.each([
    ['a form post', 'a=1', 'application/x-www-form-urlencoded'],
    ['plain text', '{}', 'text/plain'],
    ['no content type of its own', '{}', ''],
  ])('is refused as %s (SBX-06~)', async (_, payload, contentType) => {
    await expectRefused(
      sandbox,
      ready.order.token,
      await sendRaw(name, payload, { 'content-type': contentType }),
      'wrong-content-type',
      '60004',
      415,
    )
  })

  it.each(['', '{', '[]', '"text"', 'null'])('is refused when the body is %s (SBX-06~)', async (payload) => {
    await expectRefused(sandbox, ready.order.token, await sendRaw(name, payload), 'not-json', '60005', 400)
  })
})

describe('the headers and the query', () => {
  it('need the checkout token (GWY-03~)', async () => {
    const { order } = ready
    const payload = { locale: 'tr', checkoutFormToken: order.token }
    const answer = await call(sandbox, {
      token: order.token,
      path: PATHS.detail,
      payload,
      headers: { 'x-wallet-token': '' },
    })
    expect(answer).toMatchObject({ status: 400, body: { errorCode: '5132' } })
    const { refusals } = await sandbox.control<{ refusals: { reason: string }[] }>('/refusals')
    expect(refusals.at(-1)?.reason).toBe('missing-token')
  })

  it('need the same token as the body (GWY-03~)', async () => {
    const other = await makeOrder(sandbox)
    const payload = { locale: 'tr', checkoutFormToken: other.token }
    const answer = await call(sandbox, { token: ready.order.token, path: PATHS.detail, payload })
    await expectRefused(sandbox, ready.order.token, answer, 'token-mismatch', '60007', 400)
  })

  it.each(['', '?locale=de', '?locale=tr&locale=en', '?lang=tr', '?locale=tr&debug=1'])(
    'need the locale and nothing else, not "%s" (GWY-03~)',
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

  it.each(['authorization', 'x-member-id', 'x-member-user-id', 'x-wallet-lc'])(
    'need %s on a member call (GWY-03~)',
    async (header) => {
      const { order, member } = ready
      const payload = { checkoutFormToken: order.token, memberId: member.memberId }
      const answer = await sendRaw('cards', payload, { [header]: '' })
      await expectRefused(sandbox, ready.order.token, answer, 'missing-header', '60008', 401)
    },
  )

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    'do not come with %s where POST is asked for (SBX-06~)',
    async (method) => {
      const answer = await call(sandbox, { token: ready.order.token, path: PATHS.detail, method })
      await expectRefused(sandbox, ready.order.token, answer, 'wrong-method', '60003', 405)
    },
  )

  it.each([
    '/payment-gateway/payment/pay-with-wallet/details',
    '/member-gateway/payment/pay-with-wallet/detail',
    '/payment/pay-with-wallet/detail',
    '/payment-gateway/api/v1/consumer-funds/balances',
  ])('belong to a path that exists, not %s (GWY-01~)', async (path) => {
    const answer = await call(sandbox, { token: ready.order.token, path, payload: {} })
    await expectRefused(sandbox, ready.order.token, answer, 'unknown-path', '60002', 404)
  })

  it('say in the language asked for what is wrong (GWY-05~)', async () => {
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

describe('every request', () => {
  it('is kept with its method, path, headers, body and answer', async () => {
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

  it('is counted for its own order alone', async () => {
    const other = await makeOrder(sandbox)
    const { requests } = await sandbox.control<{ requests: Payload[] }>(`/requests?token=${other.token}`)
    expect(requests).toEqual([])
  })
})

it('gives every endpoint a path of its own', () => {
  const paths = ENDPOINTS.map(({ gateway, path }) => gateway + path)
  expect(new Set(paths).size).toBe(paths.length)
})
