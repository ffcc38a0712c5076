import { describe, expect, it } from 'vitest'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'

const LOGIN = {
  memberLoginDto: { memberUserId: 'u', memberId: 7, gsmNumber: '+905321234567', email: 'a@b.co', kycLevel: '1' },
  accessToken: 'access',
  expiresIn: 900,
}
const CODE = { memberUserId: 'u', referenceCode: 'ref', verificationCode: '123456' }

const answered = (data: unknown) => gatewaysAnswered({ status: 'success', data }).members
const logIn = (data: unknown) => answered(data).completeLogin(CODE)
const startLogin = (data: unknown) => answered(data).startLogin({ email: 'a@b.co', phone: '+905321234567' })

describe('requests of a member look-up', () => {
  it.each([
    ['startLogin', 'v1', 'phoneNumber'],
    ['startQuickLogin', 'v2', 'gsmNumber'],
  ] as const)(
    '%s requests %s with e-mail, phone and channel (IDEN-03~, IDEN-09~)',
    async (call, version, phoneField) => {
      const http = httpAnswering('{"status":"success","data":{"memberUserExists":false}}')
      await gatewaysOver(http).members[call]({ email: 'a@b.co', phone: '+905321234567' })
      const path = `/api/${version}/members-login/otp-quick-login-initialize`
      expect(http.calls).toMatchObject([{ path, method: 'POST', kind: 'sms', by: 'visitor' }])
      expect(http.calls[0]?.body).toEqual({
        email: 'a@b.co',
        [phoneField]: '+905321234567',
        loginChannel: 'PAY_WITH_WALLET',
      })
    },
  )

  it('a member look-up returns what a code needs, with numeric ids read as text (IDEN-03~)', async () => {
    const data = {
      memberUserExists: true,
      shouldUseEmail: true,
      gsmNumberVerified: true,
      memberUserId: 12,
      referenceCode: 34,
      expireDurationInSeconds: '180',
      gsmNumber: '+905321234567',
    }
    expect(await startLogin(data)).toEqual({
      kind: 'ok',
      value: {
        memberUserExists: true,
        shouldUseEmail: true,
        gsmNumberVerified: true,
        memberUserId: '12',
        referenceCode: '34',
        expiresInSeconds: 180,
        gsmNumber: '+905321234567',
      },
    })
    expect(await startLogin({ memberUserExists: false, memberUserId: null, shouldUseEmail: null })).toEqual({
      kind: 'ok',
      value: {
        memberUserExists: false,
        shouldUseEmail: false,
        gsmNumberVerified: false,
        memberUserId: undefined,
        gsmNumber: undefined,
        referenceCode: undefined,
        expiresInSeconds: undefined,
      },
    })
  })

  it.each([
    ['memberUserExists', {}],
    ['memberUserExists', { memberUserExists: 'maybe' }],
    ['memberUserExists', { memberUserExists: 'maybe', shouldUseEmail: true }],
    ['memberUserId', { memberUserExists: true, referenceCode: 'ref' }],
    ['referenceCode', { memberUserExists: true, memberUserId: 'u' }],
  ])('a member look-up is malformed, named by its field %s, when the answer is %j (GWY-08~)', async (field, data) => {
    await expect(startLogin(data)).rejects.toThrow(`otp-quick-login-initialize ${field}`)
  })
})

describe('resendCode', () => {
  const LAST = { memberUserId: 'u', referenceCode: 'ref' }
  const resend = (data: unknown) => answered(data).resendCode(LAST)

  it('resendCode sends one call, with the reference of the last code (OTP-05~)', async () => {
    const http = httpAnswering('{"status":"success","data":{"referenceCode":34,"expireDurationInSeconds":"90"}}')
    expect(await gatewaysOver(http).members.resendCode(LAST)).toEqual({
      kind: 'ok',
      value: { referenceCode: '34', expiresInSeconds: 90 },
    })
    expect(http.calls).toMatchObject([
      { path: '/api/v1/members-login/login/sms-resend', method: 'POST', kind: 'sms', by: 'visitor', body: LAST },
    ])
  })

  it('resendCode needs no duration in its answer (OTP-05~)', async () => {
    expect(await resend({ referenceCode: 'a' })).toMatchObject({ value: { expiresInSeconds: undefined } })
  })

  it.each([
    ['referenceCode', { expireDurationInSeconds: 90 }],
    ['referenceCode', { referenceCode: '' }],
  ])('resendCode is malformed, named by its field %s, when the answer is %j (GWY-08~)', async (field, data) => {
    await expect(resend(data)).rejects.toThrow(`sms-resend ${field}`)
  })
})

describe('completeLogin', () => {
  it('completeLogin sends the code with its references and the channel (OTP-02~, IDEN-09~)', async () => {
    const http = httpAnswering(JSON.stringify({ status: 'success', data: LOGIN }))
    await gatewaysOver(http).members.completeLogin(CODE)
    expect(http.calls).toMatchObject([
      { path: '/api/v1/members-login/login-complete', method: 'POST', kind: 'login', by: 'visitor' },
    ])
    expect(http.calls[0]?.body).toEqual({ loginSmsVerification: CODE, loginChannel: 'PAY_WITH_WALLET' })
  })

  it('completeLogin returns the member and the tokens (OTP-02~)', async () => {
    expect(await logIn({ ...LOGIN, refreshToken: 'refresh', iyziLc: 'lc' })).toEqual({
      kind: 'ok',
      value: {
        member: { memberUserId: 'u', memberId: '7', gsmNumber: '+905321234567', email: 'a@b.co', kycLevel: 1 },
        accessToken: 'access',
        refreshToken: 'refresh',
        expiresIn: 900,
        iyziLc: 'lc',
      },
    })
    expect(await logIn(LOGIN)).toMatchObject({ value: { refreshToken: undefined, iyziLc: undefined } })
  })

  it('completeLogin takes a login context that is a number as its digits (GWY-08~)', async () => {
    expect(await logIn({ ...LOGIN, iyziLc: 5 })).toMatchObject({ kind: 'ok', value: { iyziLc: '5' } })
  })

  it.each(['', null, { a: 1 }])('completeLogin takes no login context that is %j', async (iyziLc) => {
    expect(await logIn({ ...LOGIN, iyziLc })).toMatchObject({ kind: 'ok', value: { iyziLc: undefined } })
  })

  it('completeLogin takes no login context from a prototype', async () => {
    const data: unknown = JSON.parse(`${JSON.stringify(LOGIN).slice(0, -1)},"__proto__":{"iyziLc":"evil"}}`)
    expect(await logIn(data)).toMatchObject({ kind: 'ok', value: { iyziLc: undefined } })
  })

  it.each([
    ['memberLoginDto', { ...LOGIN, memberLoginDto: undefined }],
    ['memberLoginDto.memberId', { ...LOGIN, memberLoginDto: { ...LOGIN.memberLoginDto, memberId: '' } }],
    ['accessToken', { ...LOGIN, accessToken: '' }],
  ])('completeLogin is malformed, named by its field %s, when that is wrong (GWY-08~)', async (field, data) => {
    await expect(logIn(data)).rejects.toThrow(`login-complete ${field}`)
  })
})

describe('openWallet', () => {
  it('openWallet is a member call with the order token, and returns the member token (PAY-02~)', async () => {
    const http = httpAnswering('{"status":"success","data":{"memberToken":"wallet","items":[]}}')
    expect(await gatewaysOver(http).members.openWallet('7')).toEqual({
      kind: 'ok',
      value: { memberToken: 'wallet', cards: [], endsAt: undefined, systemTime: undefined },
    })
    expect(http.calls).toMatchObject([
      { kind: 'read', by: 'member', body: { checkoutFormToken: 'tok', memberId: '7' } },
    ])
  })

  it.each([{}, { memberToken: '' }, { memberToken: null }, { memberToken: {} }])(
    'openWallet returns the cards without a member token: %j (PAY-02~, GWY-11~)',
    async (data) => {
      const cards = [{ cardToken: 'a', lastFourDigits: '0006' }]
      expect(await answered({ ...data, items: cards }).openWallet('7')).toMatchObject({
        value: { memberToken: undefined, cards: [{ cardToken: 'a' }] },
      })
    },
  )
})
