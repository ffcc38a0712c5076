import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { PATHS, call, makeMember, makeOrder, otpPayload, readyToPay } from './shopper'

const AUTH = '/payment/iyzipos/checkoutform/auth/ecom'
const DETAIL = '/payment/pay-with-wallet/detail'
const OTP = '/api/v1/members-login/otp-quick-login-initialize'
const LOGIN = '/api/v1/members-login/login-complete'
const CARDS = '/api/v1/members-auth/cardsAndMemberToken'

let sandbox: Harness
beforeEach(async () => {
  sandbox = await openSandbox()
})

const strike = (fault: object) => sandbox.control('/faults', fault)

const ask = (token: string, locale: 'tr' | 'en' = 'tr') =>
  call(sandbox, { token, path: PATHS.detail, payload: { locale, checkoutFormToken: token }, locale })

const ledgerOf = (token: string) =>
  sandbox.control<{ authorisations: object[]; transportDuplicates: number; messages: object[] }>(
    `/ledger?token=${token}`,
  )

describe('failure', () => {
  it.each([
    ['tr', 'Kart limiti yetersiz, yetersiz bakiye', 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil.'],
    ['en', 'Insufficient card limit, insufficient balance', 'Your card limit or balance is not enough.'],
  ] as const)(
    'the act failure is a business failure in the code’s own words, in %s (SBX-05~)',
    async (locale, errorMessage, told) => {
      const { token } = await makeOrder(sandbox)
      await strike({ path: DETAIL, act: 'failure:10051' })
      const { status, body } = await ask(token, locale)
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'failure', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' })
      expect(body).toMatchObject({ errorMessage, consumerErrorMessage: told, locale })
    },
  )

  it('the act failure takes any code and group, with sentences for merchants and for shoppers (SBX-05~)', async () => {
    const [member, order] = [await makeMember(sandbox), await makeOrder(sandbox)]
    await strike({ path: OTP, act: 'failure:77123:NEVER_HEARD_OF' })
    const { body } = await call(sandbox, { token: order.token, path: PATHS.otp, payload: otpPayload(member) })
    expect(body).toMatchObject({ status: 'failure', errorCode: '77123', errorGroup: 'NEVER_HEARD_OF' })
    expect(body).toMatchObject({ errorMessage: 'İşlem yapılamadı', consumerErrorMessage: 'İşlem yapılamadı' })
    expect((await ledgerOf(order.token)).messages).toEqual([])
  })

  it('the act failure after the commit is a provider that does not know what it did (SBX-05~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await strike({ path: AUTH, phase: 'after-commit', act: 'failure:10051' })
    expect((await pay()).body).toMatchObject({ status: 'failure' })
    expect((await ledgerOf(order.token)).authorisations).toHaveLength(1)
  })
})

describe('wrongtype', () => {
  it.each([
    ['price', 2480, { value: 2480 }],
    ['currency', 'TRY', ['TRY']],
    ['stepInfoEnabled', true, [true]],
    ['nowhere.at.all', undefined, undefined],
  ])('the act wrongtype gives %s another type and leaves the rest as it is (SBX-05~)', async (path, before, after) => {
    const { token } = await makeOrder(sandbox)
    const whole = (await ask(token)).body
    expect(whole[path]).toEqual(before)
    await strike({ path: DETAIL, act: `wrongtype:${path}` })
    expect((await ask(token)).body).toEqual({ ...whole, ...(after === undefined ? {} : { [path]: after }) })
  })

  it('the act wrongtype follows a path through objects and lists (SBX-05~)', async () => {
    const cards = [{ cardNumber: '5400360000000003' }]
    const { order, login } = await readyToPay(sandbox, { member: { cards } })
    const wallet = async () => {
      const payload = { checkoutFormToken: order.token, memberId: login.headers['x-member-id'] }
      const answer = await call(sandbox, { token: order.token, path: PATHS.cards, payload, headers: login.headers })
      return answer.body['data']
    }
    await strike({ path: CARDS, nth: 1, act: 'wrongtype:data.items.0.cardToken' })
    expect(await wallet()).toMatchObject({ items: [{ cardToken: [expect.any(String)], lastFourDigits: '0003' }] })
    await strike({ path: CARDS, nth: 1, act: 'wrongtype:data.items' })
    expect(await wallet()).toMatchObject({ items: { 0: { lastFourDigits: '0003' } } })
    await strike({ path: CARDS, nth: 1, act: 'wrongtype:data' })
    expect(await wallet()).toEqual(expect.any(Number))
  })
})

describe('trickle', () => {
  it('the act trickle sends the whole answer, so many bytes a second (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    const whole = (await ask(token)).body
    await strike({ path: DETAIL, act: 'trickle:10' })
    expect((await ask(token)).body).toEqual(whole)
    const characters = new TextEncoder().encode(JSON.stringify(whole)).length
    expect(sandbox.waits).toEqual(Array.from({ length: characters + 1 }, () => 100))
  })

  it('the act trickle comes in at most twenty drops a second, however fast it is', async () => {
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'trickle:400' })
    expect((await ask(token)).body).toMatchObject({ status: 'success' })
    expect(new Set(sandbox.waits)).toEqual(new Set([50]))
  })
})

describe('dup', () => {
  it('the act dup has a payment processed twice and books the second as the network’s doing (SBX-05~, SBX-07~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await strike({ path: AUTH, act: 'dup', nth: 1 })
    expect((await pay()).body).toMatchObject({ status: 'success' })
    const { authorisations, transportDuplicates } = await ledgerOf(order.token)
    expect([authorisations.length, transportDuplicates]).toEqual([2, 1])
    expect(await sandbox.control('/invariants')).toEqual({ hold: true, violations: [] })
  })

  it.each(['before', 'after-commit'])('the act dup gives the second of two answers, %s (SBX-05~)', async (phase) => {
    const [member, order] = [await makeMember(sandbox), await makeOrder(sandbox)]
    await strike({ path: OTP, act: 'dup', phase })
    const { body } = await call(sandbox, { token: order.token, path: PATHS.otp, payload: otpPayload(member) })
    const { messages } = await ledgerOf(order.token)
    expect(messages).toHaveLength(2)
    const [, newest] = messages as { code: string }[]
    const { memberUserId, referenceCode } = body['data'] as Record<string, string>
    const loginSmsVerification = { memberUserId, referenceCode, verificationCode: newest?.code }
    const payload = { loginSmsVerification, loginChannel: 'PAY_WITH_WALLET' }
    expect((await call(sandbox, { token: order.token, path: PATHS.login, payload })).body['status']).toBe('success')
  })
})

describe('reorder', () => {
  const never = () => new Promise<void>(() => undefined)

  it('the act reorder holds an answer until the next one has gone (SBX-05~)', async () => {
    sandbox = await openSandbox({ wait: (milliseconds) => (milliseconds === 5000 ? never() : Promise.resolve()) })
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'reorder:5000', nth: 1 })
    const order: string[] = []
    const first = ask(token).then(() => order.push('first'))
    await ask(token).then(() => order.push('second'))
    await first
    expect(order).toEqual(['second', 'first'])
  })

  it('the act reorder lets an answer go after a while when there is no next one (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'reorder:5000' })
    expect((await ask(token)).body).toMatchObject({ status: 'success' })
    expect(sandbox.waits).toEqual([5000])
  })

  it.each([
    ['before', 0],
    ['after-commit', 1],
  ])('%s holds the call or the answer: %i is booked meanwhile', async (phase, booked) => {
    sandbox = await openSandbox({ wait: never })
    const { pay, order } = await readyToPay(sandbox)
    await strike({ path: AUTH, act: 'reorder:5000', nth: 1, phase })
    void pay()
    await expect.poll(() => sandbox.waits).toEqual([5000])
    expect((await ledgerOf(order.token)).authorisations).toHaveLength(booked)
  })
})

describe('gateway-down', () => {
  it('the act gateway-down answers 503 for all of a gateway and for nothing else (SBX-05~)', async () => {
    const { order, login } = await readyToPay(sandbox)
    const { token } = order
    await strike({ act: 'gateway-down:consumer' })
    const balance = await sandbox.send('gateways', `${PATHS.balances}?locale=tr`, {
      headers: { 'x-wallet-token': token, ...login.headers },
    })
    expect([balance.status, balance.headers.get('content-type')]).toEqual([503, 'text/html'])
    expect((await ask(token)).status).toBe(200)
    await strike({ act: 'gateway-down:payment' })
    const detail = { locale: 'tr', checkoutFormToken: token }
    const raw = await sandbox.send('gateways', `${PATHS.detail}?locale=tr`, {
      method: 'POST',
      headers: { 'x-wallet-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(detail),
    })
    expect(raw.status).toBe(503)
  })
})

describe('what surrounds a call', () => {
  it.each([
    ['before', 'failure'],
    ['after-commit', 'success'],
  ])(
    'what surrounds a call may be a clock that jumps: %s, and the order’s end is a %s (SBX-05~)',
    async (phase, status) => {
      const [late, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
      await strike({ path: DETAIL, act: 'clock:+1800', phase, token: late.token, nth: 1 })
      expect((await ask(late.token)).body['status']).toBe(status)
      expect((await ask(late.token)).body).toMatchObject({ status: 'failure', errorCode: '5125' })
      expect((await ask(other.token)).body['status']).toBe('success')
    },
  )

  it.each([
    ['before', 401, 0],
    ['after-commit', 200, 1],
  ])(
    'what surrounds a call may be a login that is revoked: %s a payment, answered with %i (SBX-05~)',
    async (phase, status, booked) => {
      const [mine, other] = [await readyToPay(sandbox), await readyToPay(sandbox)]
      const { token } = mine.order
      await strike({ path: AUTH, act: 'token-revoked', phase, token, nth: 1 })
      expect((await mine.pay()).status).toBe(status)
      expect((await ledgerOf(token)).authorisations).toHaveLength(booked)
      expect(await mine.pay()).toMatchObject({ status: 401, body: { errorCode: '10604' } })
      expect((await other.pay()).body['status']).toBe('success')
    },
  )

  it('what surrounds a call may be a login that is revoked as it is handed out', async () => {
    await strike({ path: LOGIN, act: 'token-revoked', phase: 'after-commit' })
    await expect(readyToPay(sandbox)).rejects.toThrow()
  })
})
