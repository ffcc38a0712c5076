import { describe, expect, it } from 'vitest'
import type { PendingCode } from '../../machines/entities/member'
import type { MemberGateway } from '../../src/gateways/member/gateway'
import { identifyHandlers } from '../../src/services/sign-in/identify'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'

const DETAILS = { email: 'ayse@shop.example', phone: '+905321234567', isQuick: false }
const NOW = 1_700_000_000_000
const DEPS = {
  time: { now: () => NOW },
  staleOtpReferences: new Set<string>(),
  triedOtpReferences: new Set<string>(),
  resendCooldown: 30_000,
}
const FOUND = { memberUserExists: true, memberUserId: 'u', referenceCode: 'ref', expireDurationInSeconds: 180 }

function askedOver(members: MemberGateway) {
  const kept: PendingCode[] = []
  const sessionStore = { ...EMPTY_SESSION_STORE, saveCode: (code: PendingCode) => void kept.push(code) }
  const answers = identifyHandlers({ ...DEPS, members, sessionStore })
  return { kept, check: (details = DETAILS) => answers.checkMember(details, new AbortController().signal) }
}

const answerTo = (body: object) => askedOver(gatewaysAnswered(body).members).check()
const found = (data: object) => answerTo({ status: 'success', data: { ...FOUND, ...data } })
const foundQuickly = (data: object) =>
  askedOver(gatewaysAnswered({ status: 'success', data: { ...FOUND, ...data } }).members).check({
    ...DETAILS,
    isQuick: true,
  })

describe('checkMember', () => {
  it('checkMember returns the pending code that was sent to a member (IDEN-03~)', async () => {
    expect(await found({})).toEqual({
      kind: 'codeSent',
      pending: {
        memberUserId: 'u',
        referenceCode: 'ref',
        email: 'ayse@shop.example',
        gsmNumber: '+905321234567',
        sentAt: NOW,
        endsAt: NOW + 180_000,
      },
    })
  })

  it.each([
    { errorCode: '11', errorMessage: 'E-posta adresi telefon numarası ile eşleşmiyor' },
    { errorCode: '11', errorMessage: 'The e-mail does not match this phone number' },
    { errorCode: '1', errorGroup: 'EMAIL_NOT_MATCHED' },
  ])(
    'checkMember asks for the e-mail where a failure names an e-mail mismatch: %j (IDEN-05~, GWY-11~)',
    async (told) => {
      expect(await answerTo({ status: 'failure', ...told })).toEqual({ kind: 'emailNeeded' })
    },
  )

  it.each([
    { errorCode: '11', errorMessage: 'Geçersiz istek' },
    { errorCode: '3', errorMessage: 'E-posta adresi geçerli değil' },
    { errorCode: '100001', errorGroup: 'SYSTEM_ERROR' },
  ])('checkMember takes no other failure for an e-mail mismatch: %j (IDEN-05~)', async (told) => {
    expect(await answerTo({ status: 'failure', ...told })).toMatchObject({ kind: 'refused' })
  })

  it('checkMember keeps the phone that the provider knows, since the code goes there (IDEN-03~)', async () => {
    expect(await found({ gsmNumber: '+905559876543' })).toMatchObject({ pending: { gsmNumber: '+905559876543' } })
  })

  it('checkMember sets no expiry where the provider gives no duration', async () => {
    for (const expireDurationInSeconds of [null, 0]) {
      expect(await found({ expireDurationInSeconds })).toMatchObject({ pending: { sentAt: NOW, endsAt: undefined } })
    }
  })

  it('checkMember keeps the pending code for a reload, and nothing for a newcomer (OTP-05~)', async () => {
    const { kept, check } = askedOver(gatewaysAnswered({ status: 'success', data: FOUND }).members)
    const answer = await check()
    expect(kept).toEqual([answer.kind === 'codeSent' && answer.pending])
    const stranger = askedOver(gatewaysAnswered({ status: 'success', data: { memberUserExists: false } }).members)
    await stranger.check()
    expect(stranger.kept).toEqual([])
  })

  it('checkMember sends one call for the same pending question, even if its first caller left (IDEN-03~, GWY-04~)', async () => {
    const http = httpAnswering(JSON.stringify({ status: 'success', data: FOUND }))
    const answers = identifyHandlers({
      ...DEPS,
      members: gatewaysOver(http).members,
      sessionStore: EMPTY_SESSION_STORE,
    })
    const takenBack = new AbortController()
    const first = answers.checkMember(DETAILS, takenBack.signal)
    takenBack.abort()
    const second = answers.checkMember(DETAILS, new AbortController().signal)
    const other = answers.checkMember({ ...DETAILS, email: 'baska@posta.example' }, new AbortController().signal)
    await expect(first).rejects.toThrow('left before its answer came')
    expect(await second).toMatchObject({ kind: 'codeSent' })
    expect(await other).toMatchObject({ kind: 'codeSent' })
    expect(http.calls).toHaveLength(2)
    await answers.checkMember(DETAILS, new AbortController().signal)
    expect(http.calls).toHaveLength(3)
  })

  it('checkMember reports a newcomer where there is no member (IDEN-04~)', async () => {
    expect(await found({ memberUserExists: false })).toEqual({ kind: 'newcomer' })
  })

  it.each([['memberUserId'], ['referenceCode']])(
    'checkMember fails on a member without %s; it neither asks for a code nor reports a newcomer',
    async (field) => {
      const path = '/api/v1/members-login/otp-quick-login-initialize'
      await expect(found({ [field]: null })).rejects.toThrow(`malformed ${path} ${field}`)
    },
  )

  it('checkMember is refused with the provider’s message (GWY-05~)', async () => {
    expect(await answerTo({ status: 'failure', errorCode: 7, errorMessage: 'no' })).toEqual({
      kind: 'refused',
      refusal: { kind: 'refused', code: '7', group: undefined, message: 'no' },
    })
  })

  it('checkMember fails on a malformed answer', async () => {
    await expect(answerTo({ status: 'success', data: {} })).rejects.toThrow('malformed')
  })
})

describe('checkMember with a code that was just sent', () => {
  const sent: PendingCode = {
    memberUserId: 'u',
    referenceCode: 'last',
    email: DETAILS.email,
    gsmNumber: '0532 123 45 67',
    sentAt: NOW - 29_999,
    endsAt: NOW + 1,
  }

  async function askedWith(
    code: Partial<PendingCode>,
    {
      stale = [],
      tried = [],
      now = () => NOW,
    }: { stale?: string[]; tried?: string[]; now?: () => number | undefined } = {},
  ) {
    const http = httpAnswering(JSON.stringify({ status: 'success', data: FOUND }))
    const { checkMember } = identifyHandlers({
      ...DEPS,
      members: gatewaysOver(http).members,
      time: { now },
      sessionStore: { ...EMPTY_SESSION_STORE, code: () => ({ ...sent, ...code }) },
      staleOtpReferences: new Set(stale),
      triedOtpReferences: new Set(tried),
    })
    const answer = await checkMember(DETAILS, new AbortController().signal)
    return { calls: http.calls.length, reference: answer.kind === 'codeSent' && answer.pending.referenceCode }
  }

  it('checkMember returns a code sent within the pause to the same e-mail and phone without a call (OTP-05~)', async () => {
    expect(await askedWith({})).toEqual({ calls: 0, reference: 'last' })
    expect(await askedWith({ endsAt: undefined })).toEqual({ calls: 0, reference: 'last' })
  })

  it.each<[string, Partial<PendingCode>]>([
    ['another e-mail', { email: 'baska@posta.example' }],
    ['another phone', { gsmNumber: '+905559876543' }],
    ['a phone that cannot be read', { gsmNumber: '+90532*****67' }],
    ['a past pause', { sentAt: NOW - 30_000 }],
    ['an unknown time', { sentAt: undefined }],
    ['a time to come', { sentAt: NOW + 1 }],
    ['a past lifetime', { endsAt: NOW }],
  ])('checkMember has another code sent where the last has %s (OTP-05~)', async (_, code) => {
    expect(await askedWith(code)).toEqual({ calls: 1, reference: 'ref' })
  })

  it('checkMember has another code sent where the last may be used up, or the time is unknown (OTP-05~)', async () => {
    expect(await askedWith({}, { stale: ['last'] })).toEqual({ calls: 1, reference: 'ref' })
    expect(await askedWith({}, { tried: ['last'] })).toEqual({ calls: 1, reference: 'ref' })
    expect(await askedWith({}, { now: () => undefined })).toEqual({ calls: 1, reference: 'ref' })
  })

  it('checkMember returns to no code once another look-up was sent, also without its answer (OTP-05~)', async () => {
    const http = httpAnswering(JSON.stringify({ status: 'success', data: FOUND }))
    const { checkMember } = identifyHandlers({
      ...DEPS,
      members: gatewaysOver(http).members,
      sessionStore: { ...EMPTY_SESSION_STORE, code: () => sent },
      triedOtpReferences: new Set(),
    })
    const left = new AbortController()
    left.abort()
    await expect(checkMember({ ...DETAILS, email: 'baska@posta.example' }, left.signal)).rejects.toThrow()
    await checkMember(DETAILS, new AbortController().signal)
    expect(http.calls).toHaveLength(2)
  })
})

describe('the plain and the quick member look-up', () => {
  it('the plain and the quick member look-up send the same details, each to its own path (IDEN-03~, QCK-03~)', async () => {
    for (const [isQuick, version, field] of [
      [false, 'v1', 'phoneNumber'],
      [true, 'v2', 'gsmNumber'],
    ] as const) {
      const http = httpAnswering(JSON.stringify({ status: 'success', data: FOUND }))
      await askedOver(gatewaysOver(http).members).check({ ...DETAILS, isQuick })
      expect(http.calls).toMatchObject([{ path: `/api/${version}/members-login/otp-quick-login-initialize` }])
      expect(http.calls[0]?.body).toEqual({
        email: DETAILS.email,
        [field]: DETAILS.phone,
        loginChannel: 'PAY_WITH_WALLET',
      })
    }
  })

  it('either look-up whose answer says shouldUseEmail asks for the other e-mail (IDEN-05~)', async () => {
    for (const data of [{}, { memberUserExists: false }, { memberUserId: null, referenceCode: null }]) {
      for (const look of [found, foundQuickly]) {
        expect(await look({ ...data, shouldUseEmail: true })).toEqual({ kind: 'emailNeeded' })
      }
    }
  })
})

describe('checkPhone', () => {
  const know = (body: object) => {
    const http = httpAnswering(JSON.stringify(body))
    const { members } = gatewaysOver(http)
    const { checkPhone } = identifyHandlers({ ...DEPS, members, sessionStore: EMPTY_SESSION_STORE })
    return { http, answer: checkPhone({ phone: DETAILS.phone }, new AbortController().signal) }
  }

  it('checkPhone sends the phone alone and returns known or unknown (IDEN-06~)', async () => {
    const { http, answer } = know({ status: 'success', data: { exist: true } })
    expect(await answer).toEqual({ kind: 'known' })
    expect(http.calls).toMatchObject([
      { path: '/api/v2/members-login/check-existence-by-gsm', kind: 'read', by: 'visitor' },
    ])
    expect(http.calls[0]?.body).toEqual({ gsmNumber: DETAILS.phone })
    expect(await know({ status: 'success', data: { exist: false } }).answer).toEqual({ kind: 'unknown' })
  })

  it('checkPhone is refused or fails where the provider does not answer the question (IDEN-06~)', async () => {
    expect(await know({ status: 'failure', errorMessage: 'no' }).answer).toMatchObject({ kind: 'refused' })
    await expect(know({ status: 'success', data: {} }).answer).rejects.toThrow('malformed')
  })
})
