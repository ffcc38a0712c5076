import { describe, expect, it } from 'vitest'
import { withSandbox } from '../support/with-sandbox'
import { withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const RESEND = '/api/v1/members-login/login/sms-resend'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** A shopper whose code was sent a minute ago, longer than any pause. */
async function waiting() {
  const shopper = await arrive()
  const code = await shopper.askForCode()
  await sandbox.client.advanceClock(shopper.token, 60)
  const { memberUserId, referenceCode } = code
  return { ...shopper, code, last: { memberUserId, referenceCode } }
}

describe('having another code sent', () => {
  it('brings a new reference, a new message and the whole time anew (OTP-05~)', async () => {
    const { app, last, member, seen } = await waiting()
    const sent = valueOf(await app.members.resendCode(last))
    expect(sent.expiresInSeconds).toBe(300)
    expect(sent.referenceCode).not.toBe(last.referenceCode)
    expect(await sandbox.client.messages(member.gsmNumber)).toHaveLength(2)
    const [call] = await seen(RESEND)
    expect(call).toMatchObject({ method: 'POST', query: { locale: 'tr' }, body: last })
  })

  it('ends the code before it: its reference is worth nothing, the new one logs in (OTP-05~)', async () => {
    const { app, code, last, member } = await waiting()
    const { referenceCode } = valueOf(await app.members.resendCode(last))
    const verificationCode = await sandbox.client.latestCode(member.gsmNumber)
    expect(await app.members.completeLogin(code)).toMatchObject({ kind: 'refused', code: '10602' })
    expect(await app.members.completeLogin({ ...last, referenceCode, verificationCode })).toMatchObject({ kind: 'ok' })
  })

  it('within the pause is refused in words (OTP-05~)', async () => {
    const { app, last, member } = await waiting()
    const sent = valueOf(await app.members.resendCode(last))
    const next = { memberUserId: last.memberUserId, referenceCode: sent.referenceCode }
    expect(await app.members.resendCode(next)).toMatchObject({ kind: 'refused', message: expect.any(String) as string })
    expect(await sandbox.client.messages(member.gsmNumber)).toHaveLength(2)
  })

  it('is never repeated by itself, though the answer was lost, since a message costs one (GWY-04~)', async () => {
    const { app, last, member, seen, strike } = await waiting()
    await strike({ path: RESEND, phase: 'after-commit', act: 'status:503' })
    await expect(app.members.resendCode(last)).rejects.toMatchObject({ fault: 'server' })
    expect(await seen(RESEND)).toHaveLength(1)
    expect(await sandbox.client.messages(member.gsmNumber)).toHaveLength(2)
  })

  it('is refused while the same one is under way (GWY-04~)', async () => {
    const { app, last, seen, strike } = await waiting()
    await strike({ path: RESEND, phase: 'after-commit', act: 'delay:60' })
    const first = app.members.resendCode(last)
    await expect(app.members.resendCode(last)).rejects.toMatchObject({ fault: 'repeated' })
    expect(await first).toMatchObject({ kind: 'ok' })
    expect(await seen(RESEND)).toHaveLength(1)
  })
})
