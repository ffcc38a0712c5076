import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { PendingCode } from '../../machines/entities/member'
import { phoneChangeLogic } from '../../src/services/sign-in/phone-change'
import { PENDING } from '../machines/fixtures/shopper'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { gatewaysOver, httpAnswering } from '../support/answering-http'

const NOW = 1_700_000_060_000

function changing(text: string, status = 200) {
  const http = httpAnswering(text, status)
  const kept: PendingCode[] = []
  const sessionStore = { ...EMPTY_SESSION_STORE, keepCode: (code: PendingCode) => void kept.push(code) }
  const staleOtpReferences = new Set<string>()
  const deps = { members: gatewaysOver(http).members, time: { now: () => NOW }, sessionStore, staleOtpReferences }
  const actor = createActor(phoneChangeLogic(deps), { input: { pending: PENDING } }).start()
  actor.send({ type: 'shopper.typedNumber', text: '0555 987 65 43' })
  actor.send({ type: 'shopper.continued' })
  return { actor, kept, staleOtpReferences, calls: http.calls }
}

const answered = (data: object) => changing(JSON.stringify({ status: 'success', data }))

describe('changing the number', () => {
  it('changing the number has a code sent there with the last reference, kept for a reload (OTP-06~)', async () => {
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

  it('changing the number believes the provider where it names the number (OTP-06~)', async () => {
    const { actor } = answered({ memberUserId: 'u', referenceCode: 'ref-2', gsmNumber: '+905550000000' })
    expect(await toPromise(actor)).toMatchObject({ pending: { gsmNumber: '+905550000000', endsAt: undefined } })
  })

  it('changing the number that is refused leaves the old code as it was, and in no doubt (OTP-06~)', async () => {
    const { actor, kept, staleOtpReferences } = changing('{"status":"failure","errorMessage":"Bu numara başkasının"}')
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context).toMatchObject({ pending: PENDING, problem: { text: 'Bu numara başkasının' } })
    expect([kept, [...staleOtpReferences]]).toEqual([[], []])
  })

  it('changing the number that breaks leaves the old code in doubt (OTP-06~)', async () => {
    const { actor, kept, staleOtpReferences } = changing('', 503)
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(context).toMatchObject({ pending: PENDING, problem: { key: 'errors.generic' } })
    expect([kept, [...staleOtpReferences]]).toEqual([[], ['ref']])
  })
})
