import { beforeEach, describe, expect, it } from 'vitest'
import { START, openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { PATHS, call, cardPayload, dataOf, makeOrder, readyToPay } from './shopper'

let sandbox: Harness
let ready: Awaited<ReturnType<typeof readyToPay>>
beforeEach(async () => {
  sandbox = await openSandbox()
  const cards = [
    { cardNumber: '4543590000000006', lastPaidCard: true },
    { cardNumber: '5358050000000002', expireMonth: '01', expireYear: '2026', threeDSVerified: false },
  ]
  ready = await readyToPay(sandbox, { member: { balance: 640.25, kycLevel: 1, cards } })
})

const asMember = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  call(sandbox, { token: ready.order.token, path, payload, headers: { ...ready.login.headers, ...headers } })

const cards = () => asMember(PATHS.cards, { checkoutFormToken: ready.order.token, memberId: ready.member.memberId })

describe('a logged-in member', () => {
  it('a logged-in member has saved cards with every field and without the number (CARD-16~)', async () => {
    const answer = await cards()
    expect(dataOf(answer)).toMatchObject({
      items: [
        {
          walletCard: false,
          cardType: 'CREDIT_CARD',
          lastPaidCard: true,
          threeDSVerified: true,
          cardToken: expect.any(String) as string,
          binNumber: '45435900',
          lastFourDigits: '0006',
          cardAssociation: 'VISA',
          cardBankName: 'İş Bankası',
          expireMonth: '12',
          expireYear: '2030',
        },
        { walletCard: true, cardType: 'DEBIT_CARD', threeDSVerified: false, expireMonth: '01', expireYear: '2026' },
      ],
      memberToken: expect.any(String) as string,
      memberTokenExpireDate: START + 900_000,
      systemTime: START,
    })
    expect(JSON.stringify(answer.body)).not.toContain('4543590000000006')
  })

  it('a logged-in member’s balance is text with two decimals (BAL-01~)', async () => {
    expect((await asMember(PATHS.balances)).body).toEqual({
      status: 'success',
      systemTime: START,
      data: { amount: '640.25', currencyCode: 'TRY' },
    })
  })

  it('a login can be restored with its remaining time (BOOT-07~)', async () => {
    const { memberId, memberUserId, gsmNumber, email } = ready.member
    sandbox.pass(100)
    const data = dataOf(await asMember(PATHS.credentials, { memberUserId, memberId }))
    expect(data).toEqual({
      memberLoginDto: { memberId, memberUserId, gsmNumber, email, kycLevel: 1 },
      accessToken: ready.login.data['accessToken'],
      expiresIn: 800,
      iyziLc: ready.login.data['iyziLc'],
    })
  })

  it.each([
    ['memberId', { memberId: 'x' }],
    ['memberUserId', { memberUserId: 'x' }],
  ])('a login cannot be restored as another member by %s (BOOT-07~)', async (detail, changed) => {
    const { memberId, memberUserId } = ready.member
    const answer = await asMember(PATHS.credentials, { memberUserId, memberId, ...changed })
    expect(answer).toMatchObject({ status: 401, body: { status: 'failure', errorCode: '60009' } })
    expect(await refusalsOf(sandbox, ready.order.token)).toMatchObject([{ reason: 'session-mismatch', detail }])
  })

  it('a login cannot be restored with another member’s access token (BOOT-07~)', async () => {
    const { memberId, memberUserId } = ready.member
    const { login } = await readyToPay(sandbox)
    const authorization = login.headers['authorization'] ?? ''
    const answer = await asMember(PATHS.credentials, { memberUserId, memberId }, { authorization })
    expect(answer).toMatchObject({ status: 401, body: { status: 'failure', errorCode: '60009' } })
  })

  it('a login cannot be restored after the session ended, and no refusal is recorded (BOOT-07~)', async () => {
    const { memberId, memberUserId } = ready.member
    sandbox.pass(900)
    const answer = await asMember(PATHS.credentials, { memberUserId, memberId })
    expect(answer).toMatchObject({ status: 401, body: { status: 'failure', errorCode: '10604' } })
    expect(await refusalsOf(sandbox, ready.order.token)).toEqual([])
  })
})

describe('the scope of a session', () => {
  it('a session of one order neither pays nor reads another order of the same member (SEC-03~, GWY-03~)', async () => {
    const { member, login, pay } = ready
    const other = await makeOrder(sandbox, { email: member.email, gsmNumber: member.gsmNumber })
    const withOther = (path: string, payload?: object) =>
      call(sandbox, { token: other.token, path, payload, headers: login.headers })
    const refusedAnswer = { status: 401, body: { status: 'failure', errorCode: '60009' } }
    for (const [path, payload] of [
      [PATHS.cards, { checkoutFormToken: other.token, memberId: member.memberId }],
      [PATHS.balances, undefined],
      [PATHS.credentials, { memberId: member.memberId, memberUserId: member.memberUserId }],
      [PATHS.auth, cardPayload(member, login)],
    ] as const)
      expect(await withOther(path, payload)).toMatchObject(refusedAnswer)
    const details = (await refusalsOf(sandbox, other.token)).map(({ reason, detail }) => [reason, detail])
    expect(details).toEqual(Array(4).fill(['session-mismatch', 'x-wallet-token']))
    expect(await pay()).toMatchObject({ status: 200, body: { status: 'success' } })
  })
})

describe('the end of a session', () => {
  it('a session ends after fifteen minutes with a 401 and no recorded refusal (GWY-10~)', async () => {
    sandbox.pass(899)
    expect((await cards()).status).toBe(200)
    sandbox.pass(1)
    expect(await cards()).toMatchObject({ status: 401, body: { status: 'failure', errorCode: '10604' } })
    expect((await asMember(PATHS.balances)).status).toBe(401)
    expect((await ready.pay()).status).toBe(401)
    expect(await refusalsOf(sandbox, ready.order.token)).toEqual([])
  })

  it('a login is restored without a context header; another one is refused and recorded (GWY-03~)', async () => {
    const { memberId, memberUserId } = ready.member
    const { 'x-wallet-lc': context, ...withoutContext } = ready.login.headers
    const restored = await call(sandbox, {
      token: ready.order.token,
      path: PATHS.credentials,
      payload: { memberUserId, memberId },
      headers: withoutContext,
    })
    expect(dataOf(restored)).toMatchObject({ iyziLc: context })
    const answer = await asMember(PATHS.credentials, { memberUserId, memberId }, { 'x-wallet-lc': 'x' })
    expect(answer).toMatchObject({ status: 401, body: { errorCode: '60009' } })
    const record = { reason: 'session-mismatch', detail: 'x-wallet-lc' }
    expect(await refusalsOf(sandbox, ready.order.token)).toMatchObject([record])
  })

  it.each(['Bearer unknown', 'Basic abc', 'Bearer'])(
    'a session does not accept "%s" as authorization (GWY-10~)',
    async (authorization) => {
      expect((await asMember(PATHS.balances, undefined, { authorization })).status).toBe(401)
    },
  )
})
