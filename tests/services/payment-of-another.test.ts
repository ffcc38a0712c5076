import { afterEach, expect, it, vi } from 'vitest'
import { sessionHintIn } from '../../src/app/boot/session-hint'
import { createSessionStore } from '../../src/services/storage/session-store'
import { ATTEMPTED } from '../support/attempted'
import { tabStorage } from '../support/tab-storage'

const RETURNING = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: true }

const SENT = { id: 's-1', sentAt: 5_000_000, attempted: ATTEMPTED, state: 'answerLost' } as const

const loginOf = (gsmNumber: string) => ({
  accessToken: 'access',
  memberId: '8',
  memberUserId: 'u',
  loginAt: 4_000_000,
  known: { email: 'ali@posta.example', gsmNumber, kycLevel: 1 } as const,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the sender of an unresolved payment stays known beside another member’s login alone (PAY-03~, BEST-02~)', () => {
  for (const [gsmNumber, submission, returning] of [
    ['+905550001122', SENT, RETURNING],
    ['+905550001122', undefined, undefined],
    [RETURNING.gsmNumber, SENT, undefined],
  ] as const) {
    const tab = tabStorage()
    vi.stubGlobal('sessionStorage', tab.storage)
    const sessionStore = createSessionStore('tok', () => tab.storage)
    sessionStore.saveSubmission(submission)
    sessionStore.saveReturning(RETURNING)
    sessionStore.saveLogin(loginOf(gsmNumber))
    expect([gsmNumber, sessionHintIn('tok')]).toEqual([gsmNumber, { toRestore: 'login', returning }])
    if (submission) sessionStore.saveSubmission({ ...submission, state: 'sent' })
    expect([gsmNumber, sessionHintIn('tok').returning]).toEqual([gsmNumber, returning])
    // A payment of the member who is logged in now.
    sessionStore.saveSubmission({ ...SENT, id: 's-2' })
    expect(sessionHintIn('tok')).toEqual({ toRestore: 'login', returning: undefined })
    expect(sessionStore.submission()?.id).toBe('s-2')
  }
})

it('the sender of an unresolved payment is forgotten once a guest has sent another payment (PAY-03~, FRGN-02~)', () => {
  const tab = tabStorage()
  vi.stubGlobal('sessionStorage', tab.storage)
  const sessionStore = createSessionStore('tok', () => tab.storage)
  sessionStore.saveSubmission(SENT)
  sessionStore.saveReturning(RETURNING)
  sessionStore.saveAdmission({ email: 'anna@posta.example', gsmNumber: '+4915112345678' })
  expect(sessionHintIn('tok').returning).toEqual(RETURNING)
  sessionStore.saveSubmission({ ...SENT, id: 's-2' })
  expect(sessionHintIn('tok').returning).toBeUndefined()
})
