import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../src/services/storage/session-store'
import { PENDING } from '../machines/fixtures/shopper'
import { ATTEMPTED } from '../support/attempted'
import { tabStorage } from '../support/tab-storage'

const LOGIN = { accessToken: 'access', memberId: '7', memberUserId: 'u', loginAt: 4_000_000 }
const SENT = { id: 's-1', sentAt: 5_000_000, attempted: ATTEMPTED, state: 'sent' } as const

describe('the session store without storage', () => {
  it('the session store keeps a pending code in memory where storage is refused or full (OTP-05~)', () => {
    const full = { getItem: () => null, removeItem: () => undefined, setItem: () => expect.fail('full') }
    for (const refused of [() => expect.fail('closed'), () => full as unknown as Storage]) {
      const sessionStore = createSessionStore('tok', refused)
      sessionStore.saveCode(PENDING)
      expect(sessionStore.code()).toEqual(PENDING)
      sessionStore.saveSubmission(SENT)
      sessionStore.saveFlow('refund')
      expect([sessionStore.code(), sessionStore.submission()]).toEqual([PENDING, undefined])
      sessionStore.saveLogin(LOGIN)
      expect(sessionStore.code()).toBeUndefined()
    }
  })

  it('the session store keeps a pending code in memory where storage can be written and not read (OTP-05~)', () => {
    const { storage: tab } = tabStorage()
    const unreadable = { ...tab, getItem: () => expect.fail('closed') }
    const sessionStore = createSessionStore('tok', () => unreadable)
    sessionStore.saveCode(PENDING)
    expect(sessionStore.code()).toEqual(PENDING)
    sessionStore.saveSubmission(SENT)
    expect(sessionStore.code()).toEqual(PENDING)
    sessionStore.saveLogin(LOGIN)
    expect(sessionStore.code()).toBeUndefined()
  })

  it('the session store keeps an admission in memory where storage is refused, until a login or a logout (FRGN-02~)', () => {
    const admission = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    for (const end of ['login', 'logout']) {
      const sessionStore = createSessionStore('tok', () => expect.fail('closed'))
      sessionStore.saveAdmission(admission)
      sessionStore.saveSubmission(SENT)
      expect(sessionStore.admission()).toEqual(admission)
      if (end === 'login') sessionStore.saveLogin(LOGIN)
      else sessionStore.clearLogin()
      expect(sessionStore.admission()).toBeUndefined()
    }
  })

  it('the session store reads a code from storage again once storage takes one (OTP-05~)', () => {
    const { storage: tab, entries } = tabStorage()
    let isClosed = true
    const sessionStore = createSessionStore('tok', () => (isClosed ? expect.fail('closed') : tab))
    sessionStore.saveCode({ ...PENDING, referenceCode: 'first' })
    isClosed = false
    sessionStore.saveCode(PENDING)
    expect(sessionStore.code()).toEqual(PENDING)
    entries.clear()
    expect(sessionStore.code()).toBeUndefined()
  })
})
