import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { STRANGER } from './member-payloads'
import { expectRefused, refusalsOf } from './refusals'
import { PATHS, call, codePayload, dataOf, latestCode, logIn, makeMember, makeOrder, otpPayload } from './shopper'
import type { Answered, MadeMember, MadeOrder } from './shopper'

let sandbox: Harness
let order: MadeOrder
let token: string
beforeEach(async () => {
  sandbox = await openSandbox()
  order = await makeOrder(sandbox, { merchantName: 'Defne' })
  token = order.token
})

type Payload = Record<string, unknown>

const PHONE = STRANGER.phoneNumber
const CONTACT = { email: STRANGER.email, gsmNumber: PHONE }

const register = (changed: Payload = {}, path: string = PATHS.register) =>
  call(sandbox, { token, path, payload: { ...STRANGER, ...changed } })

const verify = async (issued: Payload, gsmNumber: string = PHONE) => {
  const code = await latestCode(sandbox, gsmNumber)
  return call(sandbox, { token, path: PATHS.login, payload: codePayload(issued, code) })
}

const identify = async (contact = CONTACT) =>
  dataOf(await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(contact) }))

const membersWith = async (gsmNumber: string) => {
  const { members } = await sandbox.control<{ members: (MadeMember & Payload)[] }>('/members')
  return members.filter((member) => member.gsmNumber === gsmNumber)
}

const next = (issued: Payload, answer: Answered): Payload => ({ ...issued, ...dataOf(answer) })

describe.each([
  ['by form', PATHS.register],
  ['in one page', PATHS.quickRegister],
])('a registration %s', (_, path) => {
  it('a registration sends an OTP to the phone, and returns member and reference ids (REG-02~)', async () => {
    const { status, body } = await register({}, path)
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'success',
      systemTime: expect.any(Number) as number,
      data: {
        memberUserExists: false,
        shouldUseEmail: false,
        memberUserId: expect.any(String) as string,
        gsmNumber: PHONE,
        gsmNumberVerified: false,
        expireDurationInSeconds: 300,
        referenceCode: expect.any(String) as string,
      },
    })
    expect(await latestCode(sandbox, PHONE)).toMatch(/^\d{6}$/)
  })

  it('a registration makes a member of level 0 after the OTP is verified, not before (REG-02~)', async () => {
    const issued = dataOf(await register({}, path))
    expect(await membersWith(PHONE)).toEqual([])
    expect(await identify()).toMatchObject({ memberUserExists: false })
    const data = dataOf(await verify(dataOf(await register({}, path))))
    expect(data['memberLoginDto']).toMatchObject({ ...CONTACT, kycLevel: 0 })
    expect(data).toMatchObject({ accessToken: expect.any(String) as string, iyziLc: expect.any(String) as string })
    expect(issued['memberUserId']).not.toBe((data['memberLoginDto'] as Payload)['memberUserId'])
    expect(await membersWith(PHONE)).toMatchObject([{ name: 'Ece', surname: 'Işık', balance: 0, cards: [] }])
    expect((await logIn(sandbox, order, CONTACT)).data['memberLoginDto']).toEqual(data['memberLoginDto'])
  })
})

describe('consents of a registration', () => {
  it('the consents of a registration are kept in the words that were sent (REG-02~)', async () => {
    const consents = { pdppPermission: 'PERMITTED_ON_REGISTER', communicationsPermission: 'PERMITTED' }
    await verify(dataOf(await register(consents)))
    expect(await membersWith(PHONE)).toMatchObject([{ consents: { outlineAgreementStatus: 'ACCEPTED', ...consents } }])
  })

  it('the consents of a registration do not include an unticked box (REG-02~)', async () => {
    await verify(dataOf(await register()))
    expect((await membersWith(PHONE))[0]?.['consents']).toEqual({ outlineAgreementStatus: 'ACCEPTED' })
  })

  it.each([
    ['an agreement that was not accepted', { outlineAgreementStatus: 'DECLINED' }],
    ['a permission of the modal', { communicationsPermission: 'PERMITTED_ON_MODAL' }],
    ['a consent in the words of another call', { pdppPermission: 'PERMITTED' }],
    ['an unticked box that is sent all the same', { pdppPermission: null }],
    ['a foreign phone', { phoneNumber: '+4915112345678' }],
    ['another channel', { registerChannel: 'WEB' }],
  ])('a registration is refused and recorded with %s (REG-02~, SBX-06~)', async (_, changed) => {
    await expectRefused(sandbox, token, await register(changed), 'wrong-payload', '11', 400)
  })
})

describe('registrations', () => {
  it('a registration keeps the e-mail in lower case (REG-02~)', async () => {
    const data = dataOf(await verify(dataOf(await register({ email: 'Yeni.Kisi@Posta.Example' }))))
    expect(data['memberLoginDto']).toMatchObject({ email: STRANGER.email })
  })

  it.each([
    ['phone', ({ gsmNumber }: MadeMember) => ({ phoneNumber: gsmNumber }), '10610', 'MEMBER_EXISTS'],
    ['e-mail', ({ email }: MadeMember) => ({ email: email.toUpperCase() }), '10611', 'EMAIL_IN_USE'],
  ])(
    'a registration with the %s of a member fails, and sends no OTP (REG-03~)',
    async (_, known, errorCode, errorGroup) => {
      const member = await makeMember(sandbox)
      const { status, body } = await register(known(member))
      expect(status).toBe(200)
      expect(body).toMatchObject({
        status: 'failure',
        errorCode,
        errorGroup,
        consumerErrorMessage: expect.stringMatching(/üyelik/) as string,
      })
      expect(await latestCode(sandbox, member.gsmNumber)).toBe('')
      expect(await latestCode(sandbox, PHONE)).toBe('')
      expect(await refusalsOf(sandbox, token)).toEqual([])
    },
  )

  it('a registration fails if another one took the phone or the e-mail before its OTP (REG-02~)', async () => {
    const samePhone = dataOf(await register({ email: 'bir@posta.example' }))
    const sameEmail = dataOf(await register({ phoneNumber: '+905619999998' }))
    const phoneCode = await latestCode(sandbox, PHONE)
    await verify(dataOf(await register()))
    const late = codePayload(samePhone, phoneCode)
    expect((await call(sandbox, { token, path: PATHS.login, payload: late })).body).toMatchObject({
      errorCode: '10602',
    })
    expect((await verify(sameEmail, '+905619999998')).body).toMatchObject({ errorCode: '10602' })
    expect(await membersWith('+905619999998')).toEqual([])
  })

  it('a registration can have its OTP resent, after the pause (OTP-05~, REG-02~)', async () => {
    const issued = dataOf(await register())
    const { memberUserId, referenceCode } = issued
    const resend = () => call(sandbox, { token, path: PATHS.resend, payload: { memberUserId, referenceCode } })
    expect((await resend()).body).toMatchObject({ errorCode: '10606' })
    sandbox.pass(30)
    const second = next(issued, await resend())
    expect((await verify(issued)).body).toMatchObject({ errorCode: '10602' })
    expect((await verify(second)).body).toMatchObject({ status: 'success' })
  })

  it('a registration expires with its OTP and can be started again (REG-02~)', async () => {
    const issued = dataOf(await register())
    sandbox.pass(300)
    expect((await verify(issued)).body).toMatchObject({ errorCode: '10602' })
    expect((await verify(dataOf(await register()))).body).toMatchObject({ status: 'success' })
  })
})
