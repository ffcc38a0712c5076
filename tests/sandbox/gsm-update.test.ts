import { beforeEach, describe, expect, it } from 'vitest'
import { openSandbox } from './harness'
import type { Harness } from './harness'
import { STRANGER } from './member-payloads'
import { refusalsOf } from './refusals'
import { PATHS, call, codePayload, dataOf, latestCode, makeMember, makeOrder, otpPayload } from './shopper'
import type { Answered, MadeMember } from './shopper'

type Issued = Record<string, unknown>

const NEW_PHONE = '+905619999990'

let sandbox: Harness
let token: string
let member: MadeMember
let issued: Issued
beforeEach(async () => {
  sandbox = await openSandbox()
  token = (await makeOrder(sandbox)).token
  member = await makeMember(sandbox)
  issued = dataOf(await call(sandbox, { token, path: PATHS.otp, payload: otpPayload(member) }))
})

const change = ({ memberUserId, referenceCode }: Issued, gsmNumber = NEW_PHONE, of = token) => {
  const payload = { memberUserId, referenceCode, gsmNumber, channelType: 'PAY_WITH_WALLET' }
  return call(sandbox, { token: of, path: PATHS.gsmUpdate, payload })
}

const verify = (to: Issued, code: string) => call(sandbox, { token, path: PATHS.login, payload: codePayload(to, code) })

const numberOf = async (memberUserId: unknown) => {
  const { members } = await sandbox.control<{ members: MadeMember[] }>('/members')
  return members.find((one) => one.memberUserId === memberUserId)?.gsmNumber
}

const next = (answer: Answered): Issued => ({ ...issued, ...dataOf(answer) })

describe('a change of phone before login', () => {
  it('a phone change sends a new OTP to the new phone, and the OTP before it expires (OTP-06~)', async () => {
    const former = await latestCode(sandbox, member.gsmNumber)
    sandbox.pass(30)
    const answer = await change(issued)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      status: 'success',
      systemTime: expect.any(Number) as number,
      data: {
        memberUserId: member.memberUserId,
        gsmNumber: NEW_PHONE,
        gsmNumberVerified: false,
        referenceCode: expect.any(String) as string,
        expireDurationInSeconds: 300,
      },
    })
    expect((await verify(issued, former)).body).toMatchObject({ errorCode: '10602' })
    expect(await refusalsOf(sandbox, token)).toEqual([])
  })

  it('a changed phone becomes the member’s only after the OTP sent to it was entered (OTP-06~)', async () => {
    sandbox.pass(30)
    const changed = next(await change(issued))
    expect(await numberOf(member.memberUserId)).toBe(member.gsmNumber)
    const { body } = await verify(changed, await latestCode(sandbox, NEW_PHONE))
    expect(body).toMatchObject({ data: { memberLoginDto: { memberId: member.memberId, gsmNumber: NEW_PHONE } } })
    expect(await numberOf(member.memberUserId)).toBe(NEW_PHONE)
  })

  it('a phone change is possible during a registration as well (OTP-06~, REG-02~)', async () => {
    const begun = dataOf(await call(sandbox, { token, path: PATHS.register, payload: STRANGER }))
    sandbox.pass(30)
    const changed = { ...begun, ...dataOf(await change(begun)) }
    const { body } = await verify(changed, await latestCode(sandbox, NEW_PHONE))
    expect(body).toMatchObject({ data: { memberLoginDto: { email: STRANGER.email, gsmNumber: NEW_PHONE } } })
  })

  it('a resent OTP after a phone change goes to the new phone (OTP-06~, OTP-05~)', async () => {
    sandbox.pass(30)
    const changed = next(await change(issued))
    sandbox.pass(30)
    const { memberUserId, referenceCode } = changed
    const again = await call(sandbox, { token, path: PATHS.resend, payload: { memberUserId, referenceCode } })
    const { body } = await verify(next(again), await latestCode(sandbox, NEW_PHONE))
    expect(body).toMatchObject({ data: { memberLoginDto: { gsmNumber: NEW_PHONE } } })
  })

  it('a phone change needs no pause after the last OTP, and counts as a resend (OTP-06~, OTP-05~)', async () => {
    let last = issued
    for (let time = 1; time <= 5; time += 1) last = next(await change(last, `+90561999999${time}`))
    expect((await change(last)).body).toMatchObject({ errorCode: '10607' })
    const { body } = await verify(last, await latestCode(sandbox, '+905619999995'))
    expect(body).toMatchObject({ data: { memberLoginDto: { gsmNumber: '+905619999995' } } })
  })

  it('a phone change to the phone that got the last OTP has to wait for the pause (OTP-06~, OTP-05~)', async () => {
    expect((await change(issued, member.gsmNumber)).body).toMatchObject({ errorCode: '10606' })
    const changed = next(await change(issued))
    expect((await change(changed)).body).toMatchObject({ errorCode: '10606' })
    sandbox.pass(30)
    expect((await change(changed)).body).toMatchObject({ status: 'success' })
  })

  it('the SMS inbox shows the OTP of a phone change under the new phone (OTP-06~, SBX-03~)', async () => {
    await change(issued)
    const code = await latestCode(sandbox, NEW_PHONE)
    const inbox = await (await sandbox.send('gateways', `/inbox?gsmNumber=${NEW_PHONE.slice(1)}`)).text()
    expect([...inbox.matchAll(/data-sms-code="(\d{6})"/g)].map(([, shown]) => shown)).toEqual([code])
  })

  it('a phone change to another member’s phone fails, and that member gets no SMS (OTP-06~)', async () => {
    const other = await makeMember(sandbox)
    const code = await latestCode(sandbox, member.gsmNumber)
    sandbox.pass(30)
    const { body } = await change(issued, other.gsmNumber)
    expect(body).toMatchObject({ status: 'failure', errorCode: '10612', errorGroup: 'GSM_IN_USE' })
    expect(await latestCode(sandbox, other.gsmNumber)).toBe('')
    expect((await verify(issued, code)).body).toMatchObject({ status: 'success' })
  })

  it('a phone change fails with a used reference, another member’s or another order’s (OTP-06~)', async () => {
    const gone = { status: 'failure', errorCode: '10602' }
    sandbox.pass(30)
    expect((await change({ ...issued, memberUserId: 'x' })).body).toMatchObject(gone)
    expect((await change({ ...issued, referenceCode: 'x' })).body).toMatchObject(gone)
    expect((await change(issued, NEW_PHONE, (await makeOrder(sandbox)).token)).body).toMatchObject(gone)
    await verify(issued, await latestCode(sandbox, member.gsmNumber))
    expect((await change(issued)).body).toMatchObject(gone)
    expect(await latestCode(sandbox, NEW_PHONE)).toBe('')
  })
})
