import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, START } from './harness'
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

describe('the fault act failure', () => {
  it.each([
    ['tr', 'Kart limiti yetersiz, yetersiz bakiye', 'Kart limitiniz veya bakiyeniz bu işlem için yeterli değil.'],
    ['en', 'Insufficient card limit, insufficient balance', 'Your card limit or balance is not enough.'],
  ] as const)(
    'the act failure returns a business failure with the code’s own messages, in %s (SBX-05~)',
    async (locale, errorMessage, told) => {
      const { token } = await makeOrder(sandbox)
      await strike({ path: DETAIL, act: 'failure:10051' })
      const { status, body } = await ask(token, locale)
      expect(status).toBe(200)
      expect(body).toMatchObject({ status: 'failure', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS' })
      expect(body).toMatchObject({ errorMessage, consumerErrorMessage: told, locale })
    },
  )

  it('the act failure takes any code and group, with messages for merchants and for shoppers (SBX-05~)', async () => {
    const [member, order] = [await makeMember(sandbox), await makeOrder(sandbox)]
    await strike({ path: OTP, act: 'failure:77123:NEVER_HEARD_OF' })
    const { body } = await call(sandbox, { token: order.token, path: PATHS.otp, payload: otpPayload(member) })
    expect(body).toMatchObject({ status: 'failure', errorCode: '77123', errorGroup: 'NEVER_HEARD_OF' })
    expect(body).toMatchObject({ errorMessage: 'İşlem yapılamadı', consumerErrorMessage: 'İşlem yapılamadı' })
    expect((await ledgerOf(order.token)).messages).toEqual([])
  })

  it('the act failure has the time of the order whose call it spoils (SBX-05~)', async () => {
    const [late, other] = [await makeOrder(sandbox), await makeOrder(sandbox)]
    await sandbox.control('/clock', { advanceSeconds: 60, token: late.token })
    await strike({ path: DETAIL, act: 'failure:10051' })
    expect((await ask(late.token)).body['systemTime']).toBe(START + 60_000)
    expect((await ask(other.token)).body['systemTime']).toBe(START)
  })

  it('the act failure after commit returns a failure for a booked payment (SBX-05~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await strike({ path: AUTH, phase: 'after-commit', act: 'failure:10051' })
    expect((await pay()).body).toMatchObject({ status: 'failure' })
    expect((await ledgerOf(order.token)).authorisations).toHaveLength(1)
  })
})

describe('the fault act says', () => {
  it('the act says replaces the payment’s status, and removes ids, amount and code of the attempt (SBX-05~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await pay({ conversationId: 'a', installment: 2 })
    const attemptOf = async () => {
      const { paymentStatus, submissionId, paymentId, paidPrice, errorCode } = (await ask(order.token)).body
      return { paymentStatus, submissionId, paymentId, paidPrice, errorCode }
    }
    expect(await attemptOf()).toMatchObject({ paymentStatus: 'FAILURE', submissionId: 'a', errorCode: '10222' })
    await strike({ path: DETAIL, act: 'says:NONE' })
    expect(await attemptOf()).toEqual({ paymentStatus: 'NONE' })
  })
})

describe('the fault act wrongtype', () => {
  it.each([
    ['price', 2480, { value: 2480 }],
    ['currency', 'TRY', ['TRY']],
    ['stepInfoEnabled', true, [true]],
    ['nowhere.at.all', undefined, undefined],
  ])('the act wrongtype changes the type of %s and no other field (SBX-05~)', async (path, before, after) => {
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

describe('the fault act trickle', () => {
  it('the act trickle sends the whole answer at the given bytes per second (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    const whole = (await ask(token)).body
    await strike({ path: DETAIL, act: 'trickle:10' })
    expect((await ask(token)).body).toEqual(whole)
    const characters = new TextEncoder().encode(JSON.stringify(whole)).length
    expect(sandbox.waits).toEqual(Array.from({ length: characters + 1 }, () => 100))
  })

  it('the act trickle sends at most twenty pieces a second, at any rate', async () => {
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'trickle:400' })
    expect((await ask(token)).body).toMatchObject({ status: 'success' })
    expect(new Set(sandbox.waits)).toEqual(new Set([50]))
  })
})

describe('the fault act dup', () => {
  it('the act dup processes a payment twice and books the second as a transport duplicate (SBX-05~, SBX-07~)', async () => {
    const { pay, order } = await readyToPay(sandbox)
    await strike({ path: AUTH, act: 'dup', nth: 1 })
    expect((await pay()).body).toMatchObject({ status: 'success' })
    const { authorisations, transportDuplicates } = await ledgerOf(order.token)
    expect([authorisations.length, transportDuplicates]).toEqual([2, 1])
    expect(await sandbox.control('/invariants')).toEqual({ hold: true, violations: [] })
  })

  it.each(['before', 'after-commit'])('the act dup returns the second of two answers, %s (SBX-05~)', async (phase) => {
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

describe('the fault act reorder', () => {
  const never = () => new Promise<void>(() => undefined)

  it('the act reorder holds an answer until the next one was sent (SBX-05~)', async () => {
    sandbox = await openSandbox({ wait: (milliseconds) => (milliseconds === 5000 ? never() : Promise.resolve()) })
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'reorder:5000', nth: 1 })
    const order: string[] = []
    const first = ask(token).then(() => order.push('first'))
    await ask(token).then(() => order.push('second'))
    await first
    expect(order).toEqual(['second', 'first'])
  })

  it('the act reorder sends its answer after a timeout if no other call follows (SBX-05~)', async () => {
    const { token } = await makeOrder(sandbox)
    await strike({ path: DETAIL, act: 'reorder:5000' })
    expect((await ask(token)).body).toMatchObject({ status: 'success' })
    expect(sandbox.waits).toEqual([5000])
  })

  it.each([
    ['before', 0],
    ['after-commit', 1],
  ])(
    'the act reorder in phase %s holds the call or the answer: %i payments are booked meanwhile',
    async (phase, booked) => {
      sandbox = await openSandbox({ wait: never })
      const { pay, order } = await readyToPay(sandbox)
      await strike({ path: AUTH, act: 'reorder:5000', nth: 1, phase })
      void pay()
      await expect.poll(() => sandbox.waits).toEqual([5000])
      expect((await ledgerOf(order.token)).authorisations).toHaveLength(booked)
    },
  )
})

describe('the fault act gateway-down', () => {
  it('the act gateway-down answers every call of one gateway with 503 and no other gateway’s (SBX-05~)', async () => {
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

describe('the fault acts clock and token-revoked', () => {
  it.each([
    ['before', 'failure'],
    ['after-commit', 'success'],
  ])(
    'the act clock in phase %s expires the order before or after the call, which is a %s (SBX-05~)',
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
    'the act token-revoked in phase %s of a payment revokes the login: the payment gets %i (SBX-05~)',
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

  it('the act token-revoked after a login ends the new login at once', async () => {
    await strike({ path: LOGIN, act: 'token-revoked', phase: 'after-commit' })
    await expect(readyToPay(sandbox)).rejects.toThrow()
  })
})
