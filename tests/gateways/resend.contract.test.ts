import { describe, expect, it } from 'vitest'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import type { MemberPage } from './support/member-page'
import { PATHS } from './support/paths'
import { withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

/** A shopper whose code was sent a minute ago, longer than any pause. */
async function waiting<Page extends Pick<MemberPage, 'askForCode'>>(
  shopper: Page,
  advance: (seconds: number) => Promise<unknown>,
) {
  const code = await shopper.askForCode()
  await advance(60)
  const { memberUserId, referenceCode } = code
  return { ...shopper, code, last: { memberUserId, referenceCode } }
}

describe.each(bothProviders(sandbox, arrive))('a resend at %s', (_, arrange) => {
  const arranged = async () => {
    const shopper = await arrange()
    return waiting(shopper, shopper.advance)
  }

  it('a resend brings a new reference, a new message and the whole duration again (OTP-05~, GWY-12~)', async () => {
    const { app, last, codesSent, sent } = await arranged()
    const again = valueOf(await app.members.resendCode(last))
    expect(again.expiresInSeconds).toBe(300)
    expect(again.referenceCode).not.toBe(last.referenceCode)
    expect(await codesSent()).toBe(2)
    expect(await sent(PATHS.resend)).toEqual([last])
  })

  it('a resend ends the code before it: its reference is refused, and the new one logs in (OTP-05~, GWY-12~)', async () => {
    const { app, code, last, latestCode } = await arranged()
    const { referenceCode } = valueOf(await app.members.resendCode(last))
    const verificationCode = await latestCode()
    expect(await app.members.completeLogin(code)).toMatchObject({ kind: 'refused' })
    expect(await app.members.completeLogin({ ...last, referenceCode, verificationCode })).toMatchObject({ kind: 'ok' })
  })

  it('a resend whose answer was lost is never repeated automatically (GWY-04~, GWY-12~)', async () => {
    const { app, last, codesSent, sent, strike } = await arranged()
    await strike({ path: PATHS.resend, phase: 'after-commit', act: 'status:503' })
    await expect(app.members.resendCode(last)).rejects.toMatchObject({ fault: 'server' })
    expect(await sent(PATHS.resend)).toHaveLength(1)
    expect(await codesSent()).toBe(2)
  })
})

describe('having another code sent', () => {
  const arrived = async () => {
    const shopper = await arrive()
    return waiting(shopper, (seconds) => sandbox.client.advanceClock(shopper.token, seconds))
  }

  it('a resend within the pause is refused with a message (OTP-05~)', async () => {
    const { app, last, member } = await arrived()
    const sent = valueOf(await app.members.resendCode(last))
    const next = { memberUserId: last.memberUserId, referenceCode: sent.referenceCode }
    expect(await app.members.resendCode(next)).toMatchObject({ kind: 'refused', message: expect.any(String) as string })
    expect(await sandbox.client.messages(member.gsmNumber)).toHaveLength(2)
  })

  it('a resend is refused while the same one is pending (GWY-04~)', async () => {
    const { app, last, seen, strike } = await arrived()
    await strike({ path: PATHS.resend, phase: 'after-commit', act: 'delay:60' })
    const first = app.members.resendCode(last)
    await expect(app.members.resendCode(last)).rejects.toMatchObject({ fault: 'repeated' })
    expect(await first).toMatchObject({ kind: 'ok' })
    expect(await seen(PATHS.resend)).toHaveLength(1)
  })
})
