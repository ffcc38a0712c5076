import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { clock } from '../../machines/around/countdown/machine'
import type { PendingCode } from '../../machines/entities/member'
import { otpView } from '../../machines/sign-in/otp/view'
import { createServerClock } from '../../src/services/platform/server-clock'
import { otpLogic } from '../../src/services/sign-in/otp'
import { resendOtp } from '../../src/services/sign-in/resend-otp'
import { MEMBER, PENDING } from '../machines/fixtures/shopper'
import { settled } from '../machines/support/settled'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { newSession } from '../support/new-session'

const LOGIN = { memberLoginDto: MEMBER, accessToken: 'access-secret', refreshToken: 'refresh-secret', expiresIn: 900 }

/** Server time when the code is requested. */
const NOW = 1_700_000_060_000

const INPUT = {
  pending: PENDING,
  contact: PENDING,
  isContactReplaced: false,
  isQuick: false,
  timings: { resendCooldown: 0 },
}

function begin(text: string, status = 200) {
  const http = httpAnswering(text, status)
  const session = newSession()
  const time = createServerClock()
  time.set(NOW)
  const kept: PendingCode[] = []
  const sessionStore = { ...EMPTY_SESSION_STORE, saveCode: (code: PendingCode) => void kept.push(code) }
  const staleOtpReferences = new Set<string>()
  const { members } = gatewaysOver(http)
  const triedOtpReferences = new Set<string>()
  const logic = otpLogic({ members, session, time, clock, sessionStore, staleOtpReferences, triedOtpReferences })
  const actor = createActor(logic, { input: INPUT }).start()
  return { actor, session, kept, staleOtpReferences, triedOtpReferences, calls: http.calls }
}

const settledCode = (actor: ReturnType<typeof begin>['actor']) =>
  waitFor(actor, (later) => !later.hasTag('busy') && !later.hasTag('sending'), { timeout: 2_000 })

/** Enters a code over a gateway with this answer. */
async function verify(text: string, status = 200) {
  const { actor, ...begun } = begin(text, status)
  actor.send({ type: 'shopper.typedCode', text: 'Kod: 123 456' })
  actor.send({ type: 'shopper.enteredCode' })
  return { ...begun, snapshot: await settledCode(actor) }
}

/** Requests another code over a gateway with this answer. */
async function resend(text: string, status = 200) {
  const { actor, ...begun } = begin(text, status)
  await waitFor(actor, (later) => later.can({ type: 'shopper.askedForCode' }), { timeout: 2_000 })
  actor.send({ type: 'shopper.askedForCode' })
  return { ...begun, snapshot: await settledCode(actor) }
}

describe('otpLogic', () => {
  it('a right code logs the member in, and the tokens stay outside of the machine (OTP-02~)', async () => {
    const { snapshot, session, calls } = await verify(JSON.stringify({ status: 'success', data: LOGIN }))
    expect(calls[0]?.body).toMatchObject({
      loginSmsVerification: { memberUserId: 'u', referenceCode: 'ref', verificationCode: '123456' },
    })
    expect(snapshot.output).toEqual({ kind: 'verified', member: MEMBER, isContactReplaced: false })
    expect(session.credentials()).toMatchObject({ accessToken: 'access-secret' })
    expect(JSON.stringify(snapshot)).not.toContain('secret')
  })

  it('a wrong code opens no session and shows the provider’s message (OTP-04~)', async () => {
    const { snapshot, session, triedOtpReferences } = await verify('{"status":"failure","errorMessage":"Kod yanlış"}')
    expect(otpView(snapshot)).toMatchObject({ isBusy: false, problem: { text: 'Kod yanlış' } })
    expect(session.credentials()).toBeUndefined()
    expect(Array.from(triedOtpReferences)).toEqual([PENDING.referenceCode])
  })

  it('an answer to a code that was left opens no session, and the code’s reference is stale (APP-02~, OTP-02~)', async () => {
    const { actor, session, staleOtpReferences, calls } = begin(JSON.stringify({ status: 'success', data: LOGIN }))
    actor.send({ type: 'shopper.insertedCode', text: '123456' })
    actor.stop()
    await settled()
    expect([calls.length, session.credentials()]).toEqual([1, undefined])
    expect(Array.from(staleOtpReferences)).toEqual([PENDING.referenceCode])
  })

  it('a malformed answer to a code opens no session and shows the generic error', async () => {
    const { snapshot, session } = await verify('{"status":"success"', 200)
    expect(otpView(snapshot)).toMatchObject({ problem: { text: undefined, key: 'errors.generic' } })
    expect(session.credentials()).toBeUndefined()
  })
})

describe('resendOtp', () => {
  it('a resend sends the last reference, and the new code has its own reference and expiry (OTP-05~)', async () => {
    const data = { referenceCode: 'ref-2', expireDurationInSeconds: 90 }
    const { snapshot, calls, kept } = await resend(JSON.stringify({ status: 'success', data }))
    expect(calls).toMatchObject([{ kind: 'sms', body: { memberUserId: 'u', referenceCode: 'ref' } }])
    const { pending } = snapshot.context
    expect(pending).toMatchObject({
      ...PENDING,
      referenceCode: 'ref-2',
      sentAt: pending.sentAt,
      endsAt: pending.endsAt,
    })
    expect(pending.sentAt).toBeCloseTo(NOW, -4)
    expect(pending.endsAt).toBe((pending.sentAt ?? 0) + 90_000)
    expect(kept).toEqual([pending])
    expect(otpView(snapshot)).toMatchObject({ isSentAgain: true })
  })

  it('a resent code of unknown duration has no expiry (OTP-05~)', async () => {
    const { snapshot } = await resend('{"status":"success","data":{"referenceCode":"ref-2"}}')
    expect(snapshot.context.pending.endsAt).toBeUndefined()
  })

  it.each([
    ['refused', '{"status":"failure","errorMessage":"Az önce gönderdik"}', 'Az önce gönderdik'],
    ['answered without a reference', '{"status":"success","data":{}}', undefined],
  ])('a resend that is %s changes nothing but the message (OTP-05~)', async (_, answer, text) => {
    const { snapshot } = await resend(answer)
    expect(snapshot.context.pending).toEqual(PENDING)
    expect(otpView(snapshot)).toMatchObject({ isSentAgain: false, sendingProblem: { text } })
  })

  it.each([
    [false, '/api/v1/members-login/otp-quick-login-initialize'],
    [true, '/api/v2/members-login/otp-quick-login-initialize'],
  ])(
    'a resend for a stale reference begins the login again, in the page’s own version (OTP-05~, QCK-03~)',
    async (isQuick, path) => {
      const data = { memberUserExists: true, memberUserId: 'u', referenceCode: 'ref-2' }
      const http = httpAnswering(JSON.stringify({ status: 'success', data }))
      const { members } = gatewaysOver(http)
      const staleOtpReferences = new Set([PENDING.referenceCode])
      const ask = resendOtp({
        members,
        staleOtpReferences,
        time: createServerClock(),
        sessionStore: EMPTY_SESSION_STORE,
      })
      const answer = await ask({ pending: PENDING, isQuick }, new AbortController().signal)
      expect([answer, http.calls.map((call) => call.path)]).toMatchObject([
        { kind: 'sent', referenceCode: 'ref-2' },
        [path],
      ])
    },
  )

  it('a resend that is answered after it was left stores no code, and its reference is stale (APP-02~, BOOT-07~)', async () => {
    const kept: PendingCode[] = []
    const http = httpAnswering('{"status":"success","data":{"referenceCode":"ref-2"}}')
    const staleOtpReferences = new Set<string>()
    const sessionStore = { ...EMPTY_SESSION_STORE, saveCode: (code: PendingCode) => void kept.push(code) }
    const { members } = gatewaysOver(http)
    const ask = resendOtp({ members, staleOtpReferences, time: createServerClock(), sessionStore })
    const leaving = new AbortController()
    const answer = ask({ pending: PENDING, isQuick: false }, leaving.signal)
    leaving.abort()
    await expect(answer).rejects.toThrow('left before its answer came')
    expect([kept, Array.from(staleOtpReferences)]).toEqual([[], [PENDING.referenceCode]])
  })

  it('a refused resend makes its reference stale, unless the provider only asked to wait (OTP-05~)', async () => {
    const { members } = gatewaysOver(httpAnswering('{"status":"failure"}'))
    const refusal = { kind: 'refused', code: '1', group: undefined, message: undefined } as const
    for (const [refused, stale] of [
      [refusal, [PENDING.referenceCode]],
      [{ ...refusal, waitSeconds: 4 }, []],
    ] as const) {
      const staleOtpReferences = new Set<string>()
      const deps = { members: { ...members, resendCode: async () => refused }, staleOtpReferences }
      const ask = resendOtp({ ...deps, time: createServerClock(), sessionStore: EMPTY_SESSION_STORE })
      expect(await ask({ pending: PENDING, isQuick: false }, new AbortController().signal)).toMatchObject({
        kind: 'refused',
      })
      expect(Array.from(staleOtpReferences)).toEqual(stale)
    }
  })
})
