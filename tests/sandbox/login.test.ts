import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { PATHS, call, codePayload, dataOf, latestCode, makeMember, makeOrder, otpPayload } from './shopper'
import type { MadeMember } from './shopper'

let sandbox: Harness
let token: string
let member: MadeMember
beforeEach(async () => {
  sandbox = await openSandbox()
  member = await makeMember(sandbox)
  token = (await makeOrder(sandbox)).token
})

const identify = (payload: object, locale: 'tr' | 'en' = 'tr') =>
  call(sandbox, { token, path: PATHS.otp, payload, locale })

const issue = async () => dataOf(await identify(otpPayload(member)))

const verify = (issued: Record<string, unknown>, code: string, locale: 'tr' | 'en' = 'tr') =>
  call(sandbox, { token, path: PATHS.login, payload: codePayload(issued, code), locale })

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')

const messagesTo = async (gsmNumber: string) => {
  const query = new URLSearchParams({ gsmNumber })
  return (await sandbox.control<{ messages: { code: string; text: string }[] }>(`/sms?${query}`)).messages
}

describe('the check of phone and e-mail', () => {
  it('the check of phone and e-mail finds a member and sends one OTP of six digits (IDEN-03~)', async () => {
    const { body } = await identify(otpPayload(member))
    expect(body).toMatchObject({
      status: 'success',
      data: {
        memberUserExists: true,
        shouldUseEmail: false,
        memberUserId: member.memberUserId,
        gsmNumber: member.gsmNumber,
        gsmNumberVerified: true,
        expireDurationInSeconds: 300,
        referenceCode: expect.any(String) as string,
      },
    })
    const messages = await messagesTo(member.gsmNumber)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.code).toMatch(/^\d{6}$/)
    expect(messages[0]?.text).toMatch(/^Doğrulama kodunuz: \d{6}\./)
  })

  it('the check of phone and e-mail ignores the case of the e-mail (IDEN-03~)', async () => {
    const { body } = await identify(otpPayload({ ...member, email: member.email.toUpperCase() }))
    expect(body).toMatchObject({ data: { shouldUseEmail: false } })
  })

  it('the check of an unknown phone and e-mail sends no OTP, and answers without ids (IDEN-03~)', async () => {
    const gsmNumber = '+905619999999'
    const data = dataOf(await identify(otpPayload({ email: 'kim@posta.example', gsmNumber })))
    expect(data).toMatchObject({ memberUserExists: false, shouldUseEmail: false, gsmNumberVerified: false })
    expect(data).not.toHaveProperty('memberUserId')
    expect(data).not.toHaveProperty('referenceCode')
    expect(await messagesTo(gsmNumber)).toEqual([])
  })

  it('the check of a member’s phone with another e-mail reports an e-mail mismatch, without OTP (IDEN-05~)', async () => {
    const data = dataOf(await identify(otpPayload({ ...member, email: 'baska@posta.example' })))
    expect(data).toMatchObject({ memberUserExists: true, shouldUseEmail: true })
    expect(data).not.toHaveProperty('referenceCode')
    expect(await messagesTo(member.gsmNumber)).toEqual([])
  })

  it('the OTP’s SMS is in the language of the checkout', async () => {
    await identify(otpPayload(member), 'en')
    expect((await messagesTo(member.gsmNumber))[0]?.text).toMatch(/^Verification code: \d{6}\./)
  })
})

describe('the OTP of a login', () => {
  it('an OTP opens a session with member, tokens and lifetime (OTP-02~)', async () => {
    const issued = await issue()
    const { body } = await verify(issued, await latestCode(sandbox, member.gsmNumber))
    expect(body).toMatchObject({
      status: 'success',
      data: {
        memberLoginDto: {
          memberUserId: member.memberUserId,
          memberId: member.memberId,
          gsmNumber: member.gsmNumber,
          email: member.email,
          kycLevel: 2,
        },
        expiresIn: 900,
        refreshToken: expect.any(String) as string,
        iyziLc: expect.any(String) as string,
      },
    })
  })

  it('an OTP gives an access token whose claims name the member and a lifetime (APP-02~)', async () => {
    const issued = await issue()
    const data = dataOf(await verify(issued, await latestCode(sandbox, member.gsmNumber)))
    const segments = String(data['accessToken']).split('.')
    expect(segments).toHaveLength(3)
    for (const segment of segments) expect(segment).toMatch(/^[\w-]+$/)
    const claims = JSON.parse(Buffer.from(segments[1] ?? '', 'base64url').toString()) as { iat: number; exp: number }
    expect(claims).toMatchObject({ memberId: member.memberId, memberUserId: member.memberUserId })
    expect(claims.exp - claims.iat).toBe(900)
  })

  it('an OTP is valid once (OTP-04~)', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    await verify(issued, code)
    expect((await verify(issued, code)).body).toMatchObject({ status: 'failure', errorCode: '10602' })
  })

  it('an OTP expires after five minutes, not before (OTP-04~)', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    sandbox.pass(299)
    expect((await verify(issued, wrongFor(code))).body).toMatchObject({ errorCode: '10601' })
    sandbox.pass(1)
    expect((await verify(issued, code)).body).toMatchObject({ errorCode: '10602' })
  })

  it('an OTP is replaced by the next one (OTP-04~)', async () => {
    const first = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    const second = await issue()
    expect((await verify(first, code)).body).toMatchObject({ errorCode: '10602' })
    expect((await verify(second, await latestCode(sandbox, member.gsmNumber))).body).toMatchObject({
      status: 'success',
    })
  })

  it('an OTP is replaced by one that is sent to its member for another order (OTP-04~)', async () => {
    const first = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    const other = await makeOrder(sandbox)
    await call(sandbox, { token: other.token, path: PATHS.otp, payload: otpPayload(member) })
    expect((await verify(first, code)).body).toMatchObject({ errorCode: '10602' })
  })

  it('an OTP is blocked after five wrong entries, also for the right code (OTP-04~)', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    const codes: unknown[] = []
    for (const typed of [1, 2, 3, 4, 5].map(() => wrongFor(code)))
      codes.push((await verify(issued, typed)).body['errorCode'])
    expect(codes).toEqual(['10601', '10601', '10601', '10601', '10603'])
    expect((await verify(issued, code)).body).toMatchObject({ errorCode: '10603' })
  })

  it('an OTP can still be entered correctly after four wrong entries (OTP-04~)', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    for (const typed of [1, 2, 3, 4].map(() => wrongFor(code))) await verify(issued, typed)
    expect((await verify(issued, code)).body).toMatchObject({ status: 'success' })
  })

  it('an OTP belongs to its reference and its member', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    expect((await verify({ ...issued, referenceCode: 'other' }, code)).body).toMatchObject({ errorCode: '10602' })
    expect((await verify({ ...issued, memberUserId: 'other' }, code)).body).toMatchObject({ errorCode: '10602' })
    expect((await verify(issued, code)).body).toMatchObject({ status: 'success' })
  })

  it('an OTP logs in to the order that it was sent for alone (OTP-02~)', async () => {
    const issued = await issue()
    const code = await latestCode(sandbox, member.gsmNumber)
    const other = await makeOrder(sandbox)
    const payload = codePayload(issued, code)
    const { body } = await call(sandbox, { token: other.token, path: PATHS.login, payload })
    expect(body).toMatchObject({ status: 'failure', errorCode: '10602' })
    expect((await verify(issued, code)).body).toMatchObject({ status: 'success' })
  })

  it('a wrong OTP is answered with an error message in both languages (OTP-04~)', async () => {
    const issued = await issue()
    const typed = wrongFor(await latestCode(sandbox, member.gsmNumber))
    expect((await verify(issued, typed)).body).toMatchObject({
      consumerErrorMessage: 'Kod hatalı, lütfen kontrol edin.',
    })
    expect((await verify(issued, typed, 'en')).body).toMatchObject({
      consumerErrorMessage: 'The code is wrong, please check it.',
    })
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })
})
