import { describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { refusalsOf } from './refusals'
import { PATHS, call, codePayload, dataOf, latestCode, makeMember, makeOrder, otpPayload } from './shopper'

type Issued = Record<string, unknown>

async function waitingForCode(sandbox: Harness, order: object = {}) {
  const member = await makeMember(sandbox)
  const { token } = await makeOrder(sandbox, { merchantName: 'Defne', ...order })
  const start = async (): Promise<Issued> =>
    dataOf(await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(member) }))
  const code = () => latestCode(sandbox, member.gsmNumber)
  const resend = ({ memberUserId, referenceCode }: Issued, locale: 'tr' | 'en' = 'tr') =>
    call(sandbox, { token, path: PATHS.resend, payload: { memberUserId, referenceCode }, locale })
  const verify = async (issued: Issued, typed: string) =>
    (await call(sandbox, { token, path: PATHS.login, payload: codePayload(issued, typed) })).body
  const messages = async () => {
    const query = new URLSearchParams({ gsmNumber: member.gsmNumber })
    return (await sandbox.control<{ messages: { text: string; at: number }[] }>(`/sms?${query}`)).messages
  }
  return { member, token, first: await start(), start, code, resend, verify, messages }
}

/** The next code of the same login; the member stays that of the first answer. */
const after = (issued: Issued, answer: { readonly body: Issued }): Issued => ({
  ...issued,
  ...(answer.body['data'] as Issued),
})

describe('a resent OTP', () => {
  it('a resent OTP comes by SMS with a new reference and the whole lifetime (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { token, first, resend, messages } = await waitingForCode(sandbox)
    sandbox.pass(30)
    const { status, body } = await resend(first, 'en')
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'success',
      systemTime: expect.any(Number) as number,
      data: { referenceCode: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, expireDurationInSeconds: 300 },
    })
    expect(dataOf({ status, body, headers: new Headers() })['referenceCode']).not.toBe(first['referenceCode'])
    const [newest, older] = await messages()
    expect(newest?.text).toMatch(/^Verification code: \d{6}\. .*Defne/)
    expect(older?.text).toMatch(/^Doğrulama kodunuz/)
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a resent OTP opens a session; the former OTP and its reference do not (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, code, resend, verify } = await waitingForCode(sandbox)
    const formerCode = await code()
    sandbox.pass(30)
    const second = after(first, await resend(first))
    const newCode = await code()
    expect(await verify(first, formerCode)).toMatchObject({ status: 'failure', errorCode: '10602' })
    expect(await verify(first, newCode)).toMatchObject({ errorCode: '10602' })
    expect(await verify(second, formerCode)).toMatchObject({ errorCode: '10601' })
    expect(await verify(second, newCode)).toMatchObject({ status: 'success' })
  })

  it('a resent OTP has a lifetime and attempts of its own (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, code, resend, verify } = await waitingForCode(sandbox)
    const wrong = async () => ((await code()) === '000000' ? '111111' : '000000')
    for (let slip = 0; slip < 5; slip += 1) await verify(first, await wrong())
    sandbox.pass(299)
    const second = after(first, await resend(first))
    expect(await verify(second, await wrong())).toMatchObject({ errorCode: '10601' })
    sandbox.pass(299)
    expect(await verify(second, await code())).toMatchObject({ status: 'success' })
  })

  it('a resend within 30 seconds of the last OTP fails, with a message in both languages (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { token, first, resend, messages } = await waitingForCode(sandbox)
    sandbox.pass(29.999)
    const tooSoon = { status: 200, body: { status: 'failure', errorCode: '10606' } }
    expect(await resend(first)).toMatchObject(tooSoon)
    expect((await resend(first)).body['consumerErrorMessage']).toMatch(/^Size az önce bir kod gönderdik/)
    expect((await resend(first, 'en')).body['consumerErrorMessage']).toMatch(/^We sent you a code just now/)
    expect(await messages()).toHaveLength(1)
    sandbox.pass(0.001)
    const second = after(first, await resend(first))
    sandbox.pass(29)
    expect(await resend(second)).toMatchObject(tooSoon)
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a resend that comes too soon leaves the last OTP valid (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, code, resend, verify } = await waitingForCode(sandbox)
    await resend(first)
    expect(await verify(first, await code())).toMatchObject({ status: 'success' })
  })

  it('a resend after the last OTP has expired is possible at once (OTP-04~, OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, resend, code, verify } = await waitingForCode(sandbox, { codeLifetimeSeconds: 5 })
    expect(first).toMatchObject({ expireDurationInSeconds: 5 })
    const lapsing = await code()
    sandbox.pass(5)
    expect(await verify(first, lapsing)).toMatchObject({ errorCode: '10602' })
    const answer = await resend(first)
    expect(dataOf(answer)).toMatchObject({ expireDurationInSeconds: 5 })
    expect(await verify(after(first, answer), await code())).toMatchObject({ status: 'success' })
  })

  it('the pause before a resend is a hundredth with waits of 100; the OTP’s lifetime stays (OTP-05~)', async () => {
    const sandbox = await openSandbox({ timings: { waits: 100 } })
    const { first, resend } = await waitingForCode(sandbox)
    expect(first).toMatchObject({ expireDurationInSeconds: 300 })
    sandbox.pass(0.299)
    expect((await resend(first)).body).toMatchObject({ errorCode: '10606' })
    sandbox.pass(0.001)
    expect(dataOf(await resend(first))).toMatchObject({ expireDurationInSeconds: 300 })
  })

  it('the pause before a resend ends sooner if the order’s clock is advanced (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { token, first, resend } = await waitingForCode(sandbox)
    await sandbox.control('/clock', { token, advanceSeconds: 30 })
    expect((await resend(first)).body).toMatchObject({ status: 'success' })
  })

  it('an OTP is resent five times for one login, and again in a new login (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, start, resend, messages, code, verify } = await waitingForCode(sandbox)
    let last = first
    for (let time = 1; time <= 5; time += 1) {
      sandbox.pass(30)
      last = after(last, await resend(last))
    }
    expect(await messages()).toHaveLength(6)
    const tooMany = { status: 200, body: { status: 'failure', errorCode: '10607' } }
    expect(await resend(last)).toMatchObject(tooMany)
    sandbox.pass(300)
    expect(await resend(last)).toMatchObject(tooMany)
    expect((await resend(last)).body['consumerErrorMessage']).toMatch(/^Bu giriş için daha fazla kod/)
    expect((await resend(last, 'en')).body['consumerErrorMessage']).toMatch(/^We cannot send more codes/)
    const anew = await start()
    sandbox.pass(30)
    expect(await verify(after(anew, await resend(anew)), await code())).toMatchObject({ status: 'success' })
  })
})

describe('a resend with an invalid reference', () => {
  it('a resend fails for a reference that was never issued, or for another member (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { token, first, resend, messages } = await waitingForCode(sandbox)
    const other = await waitingForCode(sandbox)
    sandbox.pass(30)
    const gone = { status: 200, body: { status: 'failure', errorCode: '10602' } }
    expect(await resend({ ...first, referenceCode: 'other' })).toMatchObject(gone)
    expect(await resend({ ...first, memberUserId: 'other' })).toMatchObject(gone)
    expect(await resend({ ...first, memberUserId: other.member.memberUserId })).toMatchObject(gone)
    expect(await messages()).toHaveLength(1)
    expect(await other.messages()).toHaveLength(1)
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a resend fails for a reference of another order, and the OTP stays valid (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, code, messages, verify } = await waitingForCode(sandbox)
    sandbox.pass(30)
    const { token } = await makeOrder(sandbox)
    const { memberUserId, referenceCode } = first
    const answer = await call(sandbox, { token, path: PATHS.resend, payload: { memberUserId, referenceCode } })
    expect(answer.body).toMatchObject({ status: 'failure', errorCode: '10602' })
    expect(await messages()).toHaveLength(1)
    expect(await verify(first, await code())).toMatchObject({ status: 'success' })
  })

  it('a resend fails for a reference that was replaced, or that has opened its session (OTP-05~)', async () => {
    const sandbox = await openSandbox()
    const { first, code, resend, verify, messages } = await waitingForCode(sandbox)
    sandbox.pass(30)
    const second = after(first, await resend(first))
    sandbox.pass(30)
    expect((await resend(first)).body).toMatchObject({ errorCode: '10602' })
    await verify(second, await code())
    expect((await resend(second)).body).toMatchObject({ errorCode: '10602' })
    expect(await messages()).toHaveLength(2)
  })
})
