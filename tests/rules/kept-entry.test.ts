import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptIn } from '../../src/app/kept-mark'
import { METHODS } from '../../machines/payment/rules'
import { KEPT_ENTRY, createKeeper } from '../../src/services/storage/kept-entry'
import { ATTEMPTED } from '../support/attempted'
import { PENDING } from '../machines/support/shopper'
import { tabStorage } from '../support/tab-storage'

const LOGIN = { accessToken: 'access', memberId: '7', memberUserId: 'u', loginAt: 4_000_000 }

const RETURNING = { email: 'ayse@posta.example', gsmNumber: '+905321234567', hasAgreed: true }

const SENT = { id: 's-1', sentAt: 5_000_000, attempted: ATTEMPTED, state: 'sent' } as const

function storage(start?: string) {
  const tab = tabStorage()
  if (start !== undefined) tab.entries.set(KEPT_ENTRY, start)
  vi.stubGlobal('sessionStorage', tab.storage)
  return { entries: tab.entries, keeperFor: (token: string) => createKeeper(token, () => tab.storage) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what a tab keeps', () => {
  it('of a login comes back for the same checkout token, and for no other one, which ends it (BOOT-07~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepLogin(LOGIN)
    expect([keeperFor('tok').login(), keptIn('tok').kept]).toEqual([LOGIN, 'login'])
    expect(keptIn('other').kept).toBeUndefined()
    expect(keeperFor('other').login()).toBeUndefined()
    expect(entries.size).toBe(0)
    expect(keptIn('tok')).toEqual({ kept: undefined, returning: undefined })
  })

  it('of a code that is on its way comes back as it was, life and all (OTP-05~)', () => {
    for (const code of [PENDING, { ...PENDING, sentAt: undefined, endsAt: undefined }]) {
      const { keeperFor } = storage()
      keeperFor('tok').keepCode(code)
      expect([keeperFor('tok').code(), keeperFor('tok').login(), keptIn('tok').kept]).toEqual([code, undefined, 'code'])
      expect(keeperFor('other').code()).toBeUndefined()
    }
  })

  it('of an admission comes back, and goes with whatever takes its place (FRGN-02~)', () => {
    const admission = { email: 'anna@posta.example', gsmNumber: '+4915112345678' }
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepCode(PENDING)
    keeperFor('tok').keepAdmission({ ...admission, memberId: undefined } as typeof admission)
    expect(JSON.parse(entries.get(KEPT_ENTRY) ?? '')).toEqual({ token: 'tok', admission })
    expect([keeperFor('tok').admission(), keeperFor('tok').code(), keptIn('tok').kept]).toEqual([
      admission,
      undefined,
      'admission',
    ])
    keeperFor('tok').keepSubmission(SENT)
    expect(keeperFor('tok').admission()).toEqual(admission)

    for (const takeOver of ['login', 'code', 'nothing'] as const) {
      const keeper = keeperFor('tok')
      keeper.keepAdmission(admission)
      if (takeOver === 'login') keeper.keepLogin(LOGIN)
      else if (takeOver === 'code') keeper.keepCode(PENDING)
      else keeper.forgetLogin()
      expect([keeper.admission(), keeper.submission()]).toEqual([undefined, SENT])
    }
    keeperFor('tok').keepAdmission(admission)
    expect([keptIn('other').kept, keeperFor('other').admission()]).toEqual([undefined, undefined])
  })

  it('is the login alone once the code was right (SEC-03~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepCode(PENDING)
    keeperFor('tok').keepLogin({ ...LOGIN, refreshToken: 'r', iyziLc: 'lc' } as typeof LOGIN)
    expect(JSON.parse(entries.get(KEPT_ENTRY) ?? '')).toEqual({ token: 'tok', login: LOGIN })
    expect(keeperFor('tok').code()).toBeUndefined()
  })

  it('of a code is never the code itself (SEC-03~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepCode({ ...PENDING, code: '907218' } as typeof PENDING)
    expect([...entries.values()].join()).not.toContain('907218')
  })

  it('of a payment is its name, through login and logout, until its outcome is known (BEST-01~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepLogin(LOGIN)
    keeperFor('tok').keepSubmission(SENT)
    expect([keeperFor('tok').login(), keeperFor('tok').submission(), keptIn('tok').kept]).toEqual([
      LOGIN,
      SENT,
      'login',
    ])
    keeperFor('tok').forgetLogin()
    expect([keeperFor('tok').login(), keeperFor('tok').submission(), keptIn('tok').kept]).toEqual([
      undefined,
      SENT,
      undefined,
    ])
    keeperFor('tok').keepCode(PENDING)
    keeperFor('tok').keepLogin(LOGIN)
    expect(keeperFor('tok').submission()).toEqual(SENT)
    expect(keeperFor('other').submission()).toBeUndefined()

    keeperFor('tok').keepSubmission({ id: 's-2', sentAt: undefined, attempted: undefined, state: 'sent' })
    keeperFor('tok').keepSubmission(undefined)
    keeperFor('tok').forgetLogin()
    expect(entries.size).toBe(0)
  })

  it('of a payment outlives other orders that are opened in the same tab, and nothing else does (BEST-01~, SEC-03~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepFlow('refund')
    keeperFor('tok').keepLogin(LOGIN)
    keeperFor('tok').keepSubmission(SENT)
    expect([keeperFor('other').submission(), keeperFor('other').login()]).toEqual([undefined, undefined])
    expect([...entries.values()].join()).not.toContain(LOGIN.accessToken)
    const other = { ...SENT, id: 's-2' }
    keeperFor('other').keepSubmission(other)
    expect(keeperFor('third').submission()).toBeUndefined()
    expect([keeperFor('tok').submission(), keeperFor('tok').login()]).toEqual([SENT, undefined])
    expect(JSON.parse(entries.get(KEPT_ENTRY) ?? '')).toMatchObject({ token: 'tok', flow: 'refund' })
    expect(keeperFor('other').submission()).toEqual(other)

    keeperFor('other').keepSubmission(undefined)
    keeperFor('tok').keepSubmission(undefined)
    keeperFor('third').submission()
    expect([...entries.values()].join()).not.toContain('s-')
  })

  it('of a payment that was not charged ends with the next order in the tab, and a state that can’t be read is asked about (SEC-03~, BEST-01~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepSubmission({ ...SENT, state: 'over' })
    keeperFor('other').keepSubmission({ ...SENT, id: 's-2' })
    expect([...entries.values()].join()).not.toContain('s-1')
    entries.set(KEPT_ENTRY, JSON.stringify({ token: 'tok', submission: { ...SENT, state: 'of another version' } }))
    expect(keeperFor('tok').submission()).toEqual(SENT)
  })

  it('of a payment is also that its bank could not be gone to (CARD-10~, BEST-01~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepSubmission({ ...SENT, state: 'bankUnreachable' })
    expect(keeperFor('tok').submission()).toEqual({ ...SENT, state: 'bankUnreachable' })
    keeperFor('tok').keepLogin(LOGIN)
    expect(keeperFor('tok').submission()).toEqual({ ...SENT, state: 'bankUnreachable' })
    keeperFor('tok').keepSubmission(SENT)
    expect(keeperFor('tok').submission()).toEqual(SENT)
    expect([...entries.values()].join()).not.toContain('bankUnreachable')
  })

  it('of a payment is also what was tried, by whichever method (PAY-12~)', () => {
    const choices = ['a-card-token', 901, undefined]
    const part = { minor: 100, currency: 'TRY' }
    const parts = [part, undefined].map((balanceUsed) => ({ installment: 3, balanceUsed, bonusUsed: part }))
    const split = parts.map((of) => ({ ...ATTEMPTED, parts: of }))
    const whole = METHODS.flatMap((method) => choices.map((choice) => ({ ...ATTEMPTED, method, choice })))
    for (const attempted of [...whole, ...split]) {
      const { keeperFor } = storage()
      keeperFor('tok').keepSubmission({ ...SENT, attempted })
      expect(keeperFor('tok').submission()).toEqual({ ...SENT, attempted })
    }
  })

  it('of a payment is its name alone where nobody can read what was tried: that is told of as nothing (PAY-12~, BEST-01~)', () => {
    const { price, ...priceless } = ATTEMPTED
    const damaged = [
      ...[priceless, 'a card', null, 7, [], {}, { ...ATTEMPTED, method: 'cash' }, { ...ATTEMPTED, choice: {} }],
      ...['1', 0.5, 2 ** 53].map((minor) => ({ ...ATTEMPTED, sum: { ...price, minor } })),
      { ...ATTEMPTED, sum: { ...price, currency: '' } },
    ]
    for (const attempted of damaged) {
      const { keeperFor } = storage(JSON.stringify({ token: 'tok', login: LOGIN, submission: { ...SENT, attempted } }))
      expect(keeperFor('tok').submission()).toEqual({ ...SENT, attempted: undefined })
      expect(keeperFor('tok').login()).toEqual(LOGIN)
    }
  })

  it('of a login is also when its code was entered, where anybody knew (OTP-08~)', () => {
    const { keeperFor } = storage()
    keeperFor('tok').keepLogin({ ...LOGIN, loginAt: undefined })
    expect(keeperFor('tok').login()).toEqual({ ...LOGIN, loginAt: undefined })
  })

  it('of who is to come back is a contact and a tick, and nothing of a card or a login (BEST-14~, SEC-03~)', () => {
    const { keeperFor, entries } = storage()
    keeperFor('tok').keepLogin(LOGIN)
    keeperFor('tok').keepSubmission(SENT)
    keeperFor('tok').keepReturning({ ...RETURNING, accessToken: 'a', cardNumber: '5400' } as typeof RETURNING)
    expect(JSON.parse(entries.get(KEPT_ENTRY) ?? '')).toEqual({ token: 'tok', returning: RETURNING, submission: SENT })
    expect(keptIn('tok')).toEqual({ kept: undefined, returning: RETURNING })
    expect(keptIn('other').returning).toBeUndefined()
  })

  it('of who is to come back stays while a code is on its way, and goes with the next login (BEST-14~)', () => {
    const { keeperFor } = storage()
    keeperFor('tok').keepReturning(RETURNING)
    keeperFor('tok').keepCode(PENDING)
    expect(keptIn('tok')).toEqual({ kept: 'code', returning: RETURNING })
    keeperFor('tok').keepLogin(LOGIN)
    expect(keptIn('tok')).toEqual({ kept: 'login', returning: undefined })
  })

  it('is nothing when the entry is anything else (BOOT-07~)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(storage(text).keeperFor('tok').login()).toBeUndefined()
        expect(storage(text).keeperFor('tok').code()).toBeUndefined()
        expect(keptIn('tok')).toEqual({ kept: undefined, returning: undefined })
      }),
    )
  })

  it('in a storage that is closed is nothing, and breaks nothing', () => {
    const keeper = createKeeper('tok', () => {
      throw new Error('closed')
    })
    keeper.keepLogin(LOGIN)
    keeper.keepCode(PENDING)
    keeper.keepReturning(RETURNING)
    keeper.keepAdmission({ email: 'a@b.co', gsmNumber: '+4915112345678' })
    keeper.keepSubmission(SENT)
    keeper.forgetLogin()
    const kept = [keeper.login(), keeper.code(), keeper.admission(), keeper.submission(), keptIn('tok').kept]
    expect(kept).toEqual(Array(5).fill(undefined))
  })
})
