import { expect } from 'vitest'
import * as login from '../../../src/gateways/member/login/calls'
import { checkExistence, quickRegister, register } from '../../../src/gateways/member/registration/calls'
import type { Chains } from '../support/driving'

const REFERENCE = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

/** In seconds: longer than any pause between two codes. */
const PAUSE = 60

const STRANGER = { name: 'Ece', surname: 'Işık', isDataUsePermitted: true, areMessagesPermitted: true }

export const registrationChains: Chains = {
  'a newcomer registers, has the code sent to another phone and again, and becomes a member (GWY-09~, SBX-01~)': async (
    drive,
  ) => {
    const { good, sandbox } = drive
    const shopper = await drive.arrive()
    const [first, second] = ['+905301110001', '+905301110002']
    const person = { ...STRANGER, email: 'Ece.Isik@posta.example', phone: first }
    const email = person.email.toLowerCase()
    const sent = { memberUserId: REFERENCE, gsmNumberVerified: false, expiresInSeconds: 300, referenceCode: REFERENCE }

    expect(await good(shopper, checkExistence, { phone: first })).toBe(false)
    const opened = await good(shopper, register, person)
    expect(opened).toEqual({ ...sent, gsmNumber: first })
    const { memberUserId } = opened

    await sandbox.client.advanceClock(shopper.token, PAUSE)
    const moved = await good(shopper, login.changePhone, { ...opened, phone: second })
    expect(moved).toEqual({ ...sent, memberUserId, gsmNumber: second })
    expect(moved.referenceCode).not.toBe(opened.referenceCode)

    await sandbox.client.advanceClock(shopper.token, PAUSE)
    const resent = await good(shopper, login.resendCode, moved)
    expect(resent).toEqual({ referenceCode: REFERENCE, expiresInSeconds: 300 })

    const verificationCode = await sandbox.client.latestCode(second)
    const { referenceCode } = resent
    const entered = await good(shopper, login.completeLogin, { memberUserId, referenceCode, verificationCode })
    expect(entered).toMatchObject({ member: { memberUserId, email, gsmNumber: second, kycLevel: 0 }, expiresIn: 900 })
    shopper.app.session.logIn(entered)
    const restored = await good(shopper, login.restoreLogin, entered.member)
    expect(restored).toMatchObject({ member: entered.member, iyziLc: expect.any(String) as string })
    expect(await good(shopper, checkExistence, { phone: second })).toBe(true)
    expect(await good(shopper, checkExistence, { phone: first })).toBe(false)
  },

  'a newcomer on the one page registers and logs in there with the code (GWY-09~)': async (drive) => {
    const { good, sandbox } = drive
    const shopper = await drive.arrive()
    const phone = '+905301110003'
    const email = 'tek.sayfa@posta.example'
    const opened = await good(shopper, quickRegister, { ...STRANGER, areMessagesPermitted: false, email, phone })
    expect(opened).toMatchObject({ gsmNumber: phone, gsmNumberVerified: false })
    const verificationCode = await sandbox.client.latestCode(phone)
    await good(shopper, login.completeLogin, { ...opened, verificationCode })
    expect(await good(shopper, login.startQuickLogin, { email, phone })).toEqual({
      memberUserExists: true,
      shouldUseEmail: false,
      memberUserId: opened.memberUserId,
      gsmNumber: phone,
      gsmNumberVerified: true,
      referenceCode: REFERENCE,
      expiresInSeconds: 300,
    })
  },

  'wrong registrations, codes and phones are refused with a code and a group (GWY-09~)': async ({
    arrive,
    good,
    refusal,
    sandbox,
  }) => {
    const shopper = await arrive()
    const other = await arrive()
    const { email, gsmNumber: phone } = shopper.member
    const free = { email: 'kimse@posta.example', phone: '+905301110004' }
    expect(await refusal(shopper, register, { ...STRANGER, ...free, phone })).toEqual(['10610', 'MEMBER_EXISTS'])
    expect(await refusal(shopper, quickRegister, { ...STRANGER, ...free, email })).toEqual(['10611', 'EMAIL_IN_USE'])

    const { memberUserId = '', referenceCode = '' } = await good(shopper, login.startLogin, { email, phone })
    const sent = { memberUserId, referenceCode }
    expect(await refusal(shopper, login.resendCode, sent)).toEqual(['10606', undefined])
    const code = await sandbox.client.latestCode(phone)
    const verificationCode = code === '000000' ? '000001' : '000000'
    expect(await refusal(shopper, login.completeLogin, { ...sent, verificationCode })).toEqual(['10601', undefined])
    await sandbox.client.advanceClock(shopper.token, PAUSE)
    const taken = { ...sent, phone: other.member.gsmNumber }
    expect(await refusal(shopper, login.changePhone, taken)).toEqual(['10612', 'GSM_IN_USE'])
  },
}
