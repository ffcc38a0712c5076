import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { PendingCode } from '../../machines/entities/member'
import type { CodeSending, LoginStart } from '../../src/gateways/member/login/answers'
import type { LoginDetails } from '../../src/gateways/member/login/calls'
import type { Outcome } from '../../src/gateways/outcome'
import { phoneChangeLogic } from '../../src/services/sign-in/phone-change'
import { PENDING } from '../machines/fixtures/shopper'
import { settled } from '../machines/support/settled'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysOver, httpAnswering } from '../support/answering-http'
import { tabStorage } from '../support/tab-storage'

const NOW = 1_700_000_060_000

const REFUSED = { kind: 'refused', code: '7', group: undefined, message: 'Olmaz' } as const

const SENT = {
  kind: 'ok',
  value: {
    memberUserId: 'u',
    referenceCode: 'ref-3',
    gsmNumber: undefined,
    gsmNumberVerified: false,
    expiresInSeconds: 90,
  },
} as const

const FOUND = { ...SENT.value, memberUserExists: true, shouldUseEmail: false, referenceCode: 'ref-2' } as const

/** Changes the phone with a reference code in doubt, at a provider with these answers. */
async function changingInDoubt(
  start: Outcome<LoginStart>,
  change: Outcome<CodeSending> | 'breaks',
  isQuick = false,
  pending = PENDING,
) {
  const asked: string[] = []
  const staleOtpReferences = new Set([PENDING.referenceCode])
  const { sessionStore } = tabStorage()
  const members = {
    ...gatewaysOver(httpAnswering('')).members,
    startLogin: async ({ email, phone }: LoginDetails) => (asked.push(`v1 ${email} ${phone}`), start),
    startQuickLogin: async ({ email, phone }: LoginDetails) => (asked.push(`v2 ${email} ${phone}`), start),
    changePhone: async ({ referenceCode, phone }: { referenceCode: string; phone: string }) => {
      asked.push(`${referenceCode} ${phone}`)
      if (change === 'breaks') throw new Error('broken on purpose')
      return change
    },
  }
  const logic = phoneChangeLogic({ members, time: { now: () => NOW }, sessionStore, staleOtpReferences })
  const actor = createActor(logic, { input: { pending, isQuick } }).start()
  actor.send({ type: 'shopper.typedNumber', text: '0555 987 65 43' })
  actor.send({ type: 'shopper.continued' })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { asked, context, kept: sessionStore.code(), stale: [...staleOtpReferences] }
}

function changing(text: string, status = 200) {
  const http = httpAnswering(text, status)
  const kept: PendingCode[] = []
  const sessionStore = { ...EMPTY_SESSION_STORE, saveCode: (code: PendingCode) => void kept.push(code) }
  const staleOtpReferences = new Set<string>()
  const deps = { members: gatewaysOver(http).members, time: { now: () => NOW }, sessionStore, staleOtpReferences }
  const actor = createActor(phoneChangeLogic(deps), { input: { pending: PENDING, isQuick: false } }).start()
  actor.send({ type: 'shopper.typedNumber', text: '0555 987 65 43' })
  actor.send({ type: 'shopper.continued' })
  return { actor, kept, staleOtpReferences, calls: http.calls }
}

const answered = (data: object) => changing(JSON.stringify({ status: 'success', data }))

describe('phone changes', () => {
  it('a phone change has a code sent to the new phone with the last reference, kept for a reload (OTP-06~)', async () => {
    const { actor, calls, kept } = answered({ memberUserId: 'u', referenceCode: 'ref-2', expireDurationInSeconds: 90 })
    expect(calls).toMatchObject([{ path: '/api/v1/members-login/login/gsm-update', method: 'POST', kind: 'sms' }])
    expect(calls[0]?.body).toEqual({
      memberUserId: 'u',
      referenceCode: 'ref',
      gsmNumber: '+905559876543',
      channelType: 'PAY_WITH_WALLET',
    })
    const pending = {
      ...PENDING,
      referenceCode: 'ref-2',
      gsmNumber: '+905559876543',
      sentAt: NOW,
      endsAt: NOW + 90_000,
    }
    expect(await toPromise(actor)).toEqual({ kind: 'changed', pending })
    expect(kept).toEqual([pending])
  })

  it('a phone change takes the phone that the provider names (OTP-06~)', async () => {
    const { actor } = answered({ memberUserId: 'u', referenceCode: 'ref-2', gsmNumber: '+905550000000' })
    expect(await toPromise(actor)).toMatchObject({ pending: { gsmNumber: '+905550000000', endsAt: undefined } })
  })

  it('a refused phone change leaves the pending code as it was, and its reference not stale (OTP-06~)', async () => {
    const { actor, kept, staleOtpReferences } = changing('{"status":"failure","errorMessage":"Bu numara başkasının"}')
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context).toMatchObject({ pending: PENDING, problem: { text: 'Bu numara başkasının' } })
    expect([kept, [...staleOtpReferences]]).toEqual([[], []])
  })

  it('a phone change that breaks leaves the pending code with a stale reference (OTP-06~)', async () => {
    const { actor, kept, staleOtpReferences } = changing('', 503)
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context).toMatchObject({ pending: PENDING, problem: { key: 'errors.generic' } })
    expect([kept, [...staleOtpReferences]]).toEqual([[], ['ref']])
  })

  it('a phone change answered after it was left stores no code, and its reference is stale (OTP-06~, BOOT-07~)', async () => {
    const { actor, kept, staleOtpReferences, calls } = answered({ memberUserId: 'u', referenceCode: 'ref-2' })
    actor.stop()
    await settled()
    expect([calls.length, kept, [...staleOtpReferences]]).toEqual([1, [], ['ref']])
  })

  it.each([
    [false, 'v1'],
    [true, 'v2'],
  ])(
    'a phone change with a stale reference begins the login again first (OTP-06~, QCK-03~)',
    async (isQuick, version) => {
      const { asked, context, kept } = await changingInDoubt({ kind: 'ok', value: FOUND }, SENT, isQuick)
      expect(asked).toEqual([`${version} ${PENDING.email} ${PENDING.gsmNumber}`, 'ref-2 +905559876543'])
      expect(context.pending).toMatchObject({ referenceCode: 'ref-3', gsmNumber: '+905559876543' })
      expect(kept).toEqual(context.pending)
    },
  )

  it('a phone change refused after a login began again goes on with the code of that login (OTP-06~)', async () => {
    const { context, kept, stale } = await changingInDoubt({ kind: 'ok', value: FOUND }, REFUSED)
    const pending = { ...PENDING, referenceCode: 'ref-2', sentAt: NOW, endsAt: NOW + 90_000 }
    expect(context).toMatchObject({ pending, problem: { text: 'Olmaz' } })
    expect([kept, stale]).toEqual([pending, [PENDING.referenceCode]])
  })

  it('a phone change that breaks after a login began again leaves both references stale (OTP-06~)', async () => {
    const { context, stale } = await changingInDoubt({ kind: 'ok', value: FOUND }, 'breaks')
    expect(context).toMatchObject({ pending: PENDING, problem: { key: 'errors.generic' } })
    expect(stale).toEqual([PENDING.referenceCode, 'ref-2'])
  })

  it('a phone change is not sent where the login that is to begin again is refused (OTP-06~)', async () => {
    const { asked, context } = await changingInDoubt(REFUSED, SENT)
    expect([asked.length, context]).toMatchObject([1, { pending: PENDING, problem: { text: 'Olmaz' } }])
  })

  it('a phone change of a newcomer is sent with the stale reference, since no login can begin (OTP-06~, REG-02~)', async () => {
    const newcomer = { ...FOUND, memberUserExists: false, memberUserId: undefined, referenceCode: undefined } as const
    const { asked } = await changingInDoubt({ kind: 'ok', value: newcomer }, SENT)
    expect(asked[1]).toBe(`${PENDING.referenceCode} +905559876543`)
  })

  it('a phone change with a reference that is not stale begins no login (OTP-06~)', async () => {
    const fresh = { ...PENDING, referenceCode: 'ref-9' }
    const { asked } = await changingInDoubt({ kind: 'ok', value: FOUND }, SENT, false, fresh)
    expect(asked).toEqual(['ref-9 +905559876543'])
  })
})
