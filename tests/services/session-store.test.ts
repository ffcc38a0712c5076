import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { flowOf, sessionHintIn } from '../../src/app/boot/session-hint'
import { METHODS } from '../../machines/payment/rules'
import { OTHER_ORDERS } from '../../src/services/storage/other-orders'
import { SESSION_ENTRY, createSessionStore } from '../../src/services/storage/session-store'
import { ATTEMPTED } from '../support/attempted'
import { PENDING } from '../machines/fixtures/shopper'
import { tabStorage } from '../support/tab-storage'

const LOGIN = { accessToken: 'access', memberId: '7', memberUserId: 'u', loginAt: 4_000_000 }

const RETURNING = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: true }

const SENT = { id: 's-1', sentAt: 5_000_000, attempted: ATTEMPTED, state: 'sent' } as const

function storage(start?: string) {
  const tab = tabStorage()
  if (start !== undefined) tab.entries.set(SESSION_ENTRY, start)
  vi.stubGlobal('sessionStorage', tab.storage)
  return { entries: tab.entries, sessionStoreFor: (token: string) => createSessionStore(token, () => tab.storage) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the session store', () => {
  it('the session store returns a login for its order token, and removes it for another one (BOOT-07~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveLogin(LOGIN)
    expect([sessionStoreFor('tok').login(), sessionHintIn('tok').toRestore]).toEqual([LOGIN, 'login'])
    expect(sessionHintIn('other').toRestore).toBeUndefined()
    expect(sessionStoreFor('other').login()).toBeUndefined()
    expect(entries.size).toBe(0)
    expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: undefined })
  })

  it('the session store returns a pending code as it was, with its times (OTP-05~)', () => {
    for (const code of [PENDING, { ...PENDING, sentAt: undefined, endsAt: undefined }]) {
      const { sessionStoreFor } = storage()
      sessionStoreFor('tok').saveCode(code)
      expect([sessionStoreFor('tok').code(), sessionStoreFor('tok').login(), sessionHintIn('tok').toRestore]).toEqual([
        code,
        undefined,
        'code',
      ])
      expect(sessionStoreFor('other').code()).toBeUndefined()
    }
  })

  it('the session store keeps an admission until a code, a login or a logout replaces it (FRGN-02~)', () => {
    const admission = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveCode(PENDING)
    sessionStoreFor('tok').saveAdmission({ ...admission, memberId: undefined } as typeof admission)
    expect(JSON.parse(entries.get(SESSION_ENTRY) ?? '')).toEqual({ token: 'tok', admission })
    expect([sessionStoreFor('tok').admission(), sessionStoreFor('tok').code(), sessionHintIn('tok').toRestore]).toEqual(
      [admission, undefined, 'admission'],
    )
    sessionStoreFor('tok').saveSubmission(SENT)
    expect(sessionStoreFor('tok').admission()).toEqual(admission)

    for (const takeOver of ['login', 'code', 'nothing'] as const) {
      const sessionStore = sessionStoreFor('tok')
      sessionStore.saveAdmission(admission)
      if (takeOver === 'login') sessionStore.saveLogin(LOGIN)
      else if (takeOver === 'code') sessionStore.saveCode(PENDING)
      else sessionStore.clearLogin()
      expect([sessionStore.admission(), sessionStore.submission()]).toEqual([undefined, SENT])
    }
    sessionStoreFor('tok').saveAdmission(admission)
    expect([sessionHintIn('other').toRestore, sessionStoreFor('other').admission()]).toEqual([undefined, undefined])
  })

  it('the session store replaces a pending code by the login alone (SEC-03~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveCode(PENDING)
    sessionStoreFor('tok').saveLogin({ ...LOGIN, refreshToken: 'r', iyziLc: 'lc' } as typeof LOGIN)
    expect(JSON.parse(entries.get(SESSION_ENTRY) ?? '')).toEqual({ token: 'tok', login: LOGIN })
    expect(sessionStoreFor('tok').code()).toBeUndefined()
  })

  it('the session store never keeps the code of an OTP (SEC-03~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveCode({ ...PENDING, code: '907218' } as typeof PENDING)
    expect([...entries.values()].join()).not.toContain('907218')
  })

  it('the session store keeps the submission of a payment until its outcome is known (BEST-01~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveLogin(LOGIN)
    sessionStoreFor('tok').saveSubmission(SENT)
    expect([
      sessionStoreFor('tok').login(),
      sessionStoreFor('tok').submission(),
      sessionHintIn('tok').toRestore,
    ]).toEqual([LOGIN, SENT, 'login'])
    sessionStoreFor('tok').clearLogin()
    expect([
      sessionStoreFor('tok').login(),
      sessionStoreFor('tok').submission(),
      sessionHintIn('tok').toRestore,
    ]).toEqual([undefined, SENT, undefined])
    sessionStoreFor('tok').saveCode(PENDING)
    sessionStoreFor('tok').saveLogin(LOGIN)
    expect(sessionStoreFor('tok').submission()).toEqual(SENT)
    expect(sessionStoreFor('other').submission()).toBeUndefined()

    sessionStoreFor('tok').saveSubmission({ id: 's-2', sentAt: undefined, attempted: undefined, state: 'sent' })
    sessionStoreFor('tok').saveSubmission(undefined)
    sessionStoreFor('tok').clearLogin()
    expect(entries.size).toBe(0)
  })

  it('the session store keeps only the submission when another order is opened in the same tab (BEST-01~, SEC-03~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveFlow('refund')
    sessionStoreFor('tok').saveLogin(LOGIN)
    sessionStoreFor('tok').saveSubmission(SENT)
    expect([sessionStoreFor('other').submission(), sessionStoreFor('other').login()]).toEqual([undefined, undefined])
    expect([...entries.values()].join()).not.toContain(LOGIN.accessToken)
    const other = { ...SENT, id: 's-2' }
    sessionStoreFor('other').saveFlow('settlement')
    sessionStoreFor('other').saveSubmission(other)
    expect(sessionStoreFor('third').submission()).toBeUndefined()
    expect([sessionStoreFor('tok').submission(), sessionStoreFor('tok').login()]).toEqual([SENT, undefined])
    expect(JSON.parse(entries.get(SESSION_ENTRY) ?? '')).toMatchObject({ token: 'tok', flow: 'refund' })
    expect([sessionStoreFor('other').submission(), flowOf('other', '/')]).toEqual([other, 'settlement'])

    sessionStoreFor('other').saveSubmission(undefined)
    sessionStoreFor('tok').saveSubmission(undefined)
    sessionStoreFor('third').submission()
    expect([...entries.values()].join()).not.toContain('s-')
  })

  it('the session store removes an uncharged payment with the next order (SEC-03~, BEST-01~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveSubmission({ ...SENT, state: 'over' })
    sessionStoreFor('other').saveSubmission({ ...SENT, id: 's-2', state: 'sessionOver' })
    expect([...entries.values()].join()).not.toContain('s-1')
    // A bank whose session is over may still have charged it.
    expect(sessionStoreFor('tok').submission()).toBeUndefined()
    expect(sessionStoreFor('other').submission()).toMatchObject({ id: 's-2', state: 'sessionOver' })
    entries.set(SESSION_ENTRY, JSON.stringify({ token: 'tok', submission: { ...SENT, state: 'of another version' } }))
    expect(sessionStoreFor('tok').submission()).toEqual(SENT)
  })

  it('the session store keeps the submissions of the last ten other orders (BEST-01~)', () => {
    const { sessionStoreFor } = storage()
    for (let at = 0; at < 12; at += 1) sessionStoreFor(`tok-${at}`).saveSubmission({ ...SENT, id: `tok-${at}` })
    expect(sessionStoreFor('tok-1').submission()?.id).toBe('tok-1')
    expect(sessionStoreFor('tok-0').submission()).toBeUndefined()
  })

  it('the session store returns a submission’s own last state, also beside an older copy (BEST-01~)', () => {
    const { sessionStoreFor, entries } = storage()
    entries.set(OTHER_ORDERS, JSON.stringify([{ token: 'tok', submission: SENT }]))
    entries.set(SESSION_ENTRY, JSON.stringify({ token: 'tok', submission: { ...SENT, state: 'paid' } }))
    expect(sessionStoreFor('other').submission()).toBeUndefined()
    expect(sessionStoreFor('tok').submission()?.state).toBe('paid')
  })

  it('the session store keeps that the bank of a payment was unreachable (CARD-10~, BEST-01~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveSubmission({ ...SENT, state: 'bankUnreachable' })
    expect(sessionStoreFor('tok').submission()).toEqual({ ...SENT, state: 'bankUnreachable' })
    sessionStoreFor('tok').saveLogin(LOGIN)
    expect(sessionStoreFor('tok').submission()).toEqual({ ...SENT, state: 'bankUnreachable' })
    sessionStoreFor('tok').saveSubmission(SENT)
    expect(sessionStoreFor('tok').submission()).toEqual(SENT)
    expect([...entries.values()].join()).not.toContain('bankUnreachable')
  })

  it('the session store keeps what was attempted, by every method (PAY-12~)', () => {
    const choices = ['a-card-token', 901, undefined]
    const part = { minor: 100, currency: 'TRY' }
    const parts = [part, undefined].map((balanceUsed) => ({ installment: 3, balanceUsed, bonusUsed: part }))
    const split = parts.map((of) => ({ ...ATTEMPTED, parts: of }))
    const whole = METHODS.flatMap((method) => choices.map((choice) => ({ ...ATTEMPTED, method, choice })))
    for (const attempted of [...whole, ...split]) {
      const { sessionStoreFor } = storage()
      sessionStoreFor('tok').saveSubmission({ ...SENT, attempted })
      expect(sessionStoreFor('tok').submission()).toEqual({ ...SENT, attempted })
    }
  })

  it('the session store keeps the id of a submission alone where the attempt is unreadable (PAY-12~, BEST-01~)', () => {
    const { price, ...priceless } = ATTEMPTED
    const noAttempts = [priceless, 'a card', null, 7, [], {}]
    const sums = [...['1', 0.5, 2 ** 53].map((minor) => ({ ...price, minor })), { ...price, currency: '' }]
    const changes = [{ method: 'cash' }, { choice: {} }, ...sums.map((sum) => ({ sum }))]
    const damaged = [...noAttempts, ...changes.map((change) => ({ ...ATTEMPTED, ...change }))]
    for (const attempted of damaged) {
      const { sessionStoreFor } = storage(
        JSON.stringify({ token: 'tok', login: LOGIN, submission: { ...SENT, attempted } }),
      )
      expect(sessionStoreFor('tok').submission()).toEqual({ ...SENT, attempted: undefined })
      expect(sessionStoreFor('tok').login()).toEqual(LOGIN)
    }
  })

  it('the session store keeps a login whose time is unknown, of a member of any level (OTP-08~)', () => {
    const { sessionStoreFor } = storage()
    for (const kycLevel of [0, 1, 2] as const) {
      const login = { ...LOGIN, loginAt: undefined, known: { email: 'a@b.co', gsmNumber: '+905321234567', kycLevel } }
      sessionStoreFor('tok').saveLogin(login)
      expect(sessionStoreFor('tok').login()).toEqual(login)
    }
  })

  it('the session store keeps contact and consent of a returning member, and no card or login (BEST-14~, SEC-03~)', () => {
    const { sessionStoreFor, entries } = storage()
    sessionStoreFor('tok').saveLogin(LOGIN)
    sessionStoreFor('tok').saveSubmission(SENT)
    sessionStoreFor('tok').saveReturning({ ...RETURNING, accessToken: 'a', cardNumber: '5400' } as typeof RETURNING)
    expect(JSON.parse(entries.get(SESSION_ENTRY) ?? '')).toEqual({
      token: 'tok',
      returning: RETURNING,
      submission: SENT,
    })
    expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: RETURNING })
    expect(sessionHintIn('other').returning).toBeUndefined()
  })

  it('the session store keeps a returning member beside a code, and removes it with a login (BEST-14~)', () => {
    const { sessionStoreFor } = storage()
    sessionStoreFor('tok').saveReturning(RETURNING)
    sessionStoreFor('tok').saveCode(PENDING)
    expect(sessionHintIn('tok')).toEqual({ toRestore: 'code', returning: RETURNING })
    sessionStoreFor('tok').saveLogin(LOGIN)
    expect(sessionHintIn('tok')).toEqual({ toRestore: 'login', returning: undefined })
  })

  it('the session store returns nothing where the entry is anything else (BOOT-07~)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(storage(text).sessionStoreFor('tok').login()).toBeUndefined()
        expect(storage(text).sessionStoreFor('tok').code()).toBeUndefined()
        expect(sessionHintIn('tok')).toEqual({ toRestore: undefined, returning: undefined })
      }),
    )
  })

  it('an entry in a storage that is closed is nothing, and breaks nothing', () => {
    const sessionStore = createSessionStore('tok', () => {
      throw new Error('closed')
    })
    sessionStore.saveLogin(LOGIN)
    sessionStore.saveCode(PENDING)
    sessionStore.saveReturning(RETURNING)
    sessionStore.saveAdmission({ email: 'a@b.co', gsmNumber: '+4915112345678' })
    sessionStore.saveSubmission(SENT)
    sessionStore.clearLogin()
    const kept = [sessionStore.login(), sessionStore.code(), sessionStore.admission(), sessionStore.submission()]
    expect([...kept, sessionHintIn('tok').toRestore]).toEqual(Array(5).fill(undefined))
  })
})
