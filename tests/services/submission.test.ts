import { afterEach, describe, expect, it, vi } from 'vitest'
import { ATTEMPTED } from '../support/attempted'
import { EMPTY_SESSION_STORE } from '../support/empty-session-store'
import { createSessionStore } from '../../src/services/storage/session-store'
import { tabStorage } from '../support/tab-storage'
import { createSubmissions } from '../../src/services/reconciliation/submission'

const PAID = { paymentId: '99', paid: { minor: 248_050, currency: 'TRY' } } as const

afterEach(() => {
  vi.restoreAllMocks()
})

describe('submissions', () => {
  it('a submission is stored from its sending until its outcome is known (BEST-01~)', () => {
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 7 })
    expect(submissions.current()).toBeUndefined()
    const id = submissions.begin(ATTEMPTED)
    expect(submissions.current()).toEqual({ id, sentAt: 7, attempted: ATTEMPTED, state: 'sent' })
    submissions.settle()
    expect(submissions.current()).toBeUndefined()
  })

  it('the submission of a paid payment is known to the receipt, also on a page loaded later (RES-01~)', () => {
    const { sessionStore } = tabStorage()
    const before = createSubmissions(sessionStore, { now: () => 7 })
    before.begin(ATTEMPTED)
    before.settle()
    expect(before.paid()).toBeUndefined()
    const id = before.begin(ATTEMPTED)
    expect(before.paid()).toBeUndefined()
    const after = createSubmissions(sessionStore, { now: () => 8 })
    after.settle(PAID)
    expect(after.paid()).toEqual({ id, sentAt: 7, attempted: ATTEMPTED, state: 'paid', paid: PAID })
  })

  it('a submission that had failed is not what another buyer has paid with (RES-01~)', () => {
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 7 })
    const id = submissions.begin(ATTEMPTED)
    submissions.become('bankUnreachable')
    submissions.settle()
    submissions.settle(PAID)
    expect(submissions.paid()).toMatchObject({ sentAt: undefined, attempted: undefined, paid: PAID })
    expect(submissions.paid()?.id).not.toBe(id)
  })

  it('a submission at an unreachable bank keeps that state until its outcome is known (CARD-10~, BEST-01~)', () => {
    const kept: unknown[] = []
    const sessionStore = { submission: () => undefined, saveSubmission: (sent: unknown) => void kept.push(sent) }
    const submissions = createSubmissions(sessionStore, { now: () => 7 })
    submissions.become('bankUnreachable')
    expect([submissions.current(), kept]).toEqual([undefined, []])
    const id = submissions.begin(ATTEMPTED)
    submissions.become('bankUnreachable')
    expect(submissions.current()).toEqual({ id, sentAt: 7, attempted: ATTEMPTED, state: 'bankUnreachable' })
    expect(kept.at(-1)).toEqual(submissions.current())
    submissions.settle()
    submissions.begin(ATTEMPTED)
    expect(submissions.current()).toMatchObject({ state: 'sent' })
  })

  it('a submission at an unreachable bank is known as unseen until another one is sent (BEST-01~, CARD-10~)', () => {
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 7 })
    expect(submissions.unseen()).toEqual([])
    const id = submissions.begin(ATTEMPTED)
    expect(submissions.unseen()).toEqual([])
    submissions.become('bankUnreachable')
    expect([submissions.unseen(), submissions.current()?.id]).toEqual([[id], id])
    submissions.settle()
    expect([submissions.unseen(), submissions.current()]).toEqual([[id], undefined])
    // Settling again changes nothing.
    submissions.settle()
    expect(submissions.unseen()).toEqual([id])
    const next = submissions.begin(ATTEMPTED)
    expect([submissions.unseen(), submissions.current()?.id]).toEqual([[], next])
  })

  it('a submission whose bank’s session is over counts again after a refused one, until the order reports otherwise (PAY-14~)', () => {
    const { sessionStore } = tabStorage()
    const submissions = createSubmissions(sessionStore, { now: () => 7 })
    const id = submissions.begin(ATTEMPTED)
    submissions.become('sessionOver')
    submissions.begin(ATTEMPTED)
    expect(submissions.undecided()).toBeUndefined()
    submissions.settle()
    submissions.settle()
    expect([submissions.undecided()?.id, createSubmissions(sessionStore, { now: () => 8 }).undecided()?.id]).toEqual([
      id,
      id,
    ])
    const later = submissions.begin(ATTEMPTED)
    submissions.clearUnseen()
    expect(submissions.current()?.id).toBe(later)
    submissions.settle()
    expect(submissions.undecided()).toBeUndefined()
  })

  it('a submission whose bank’s session is over outlives a reload and two further ones, in any order of their ends (PAY-14~)', () => {
    const { entries, sessionStore } = tabStorage()
    const loaded = () => createSubmissions(sessionStore, { now: () => 8 })
    const first = loaded()
    const id = first.begin(ATTEMPTED)
    first.become('sessionOver')
    first.begin(ATTEMPTED)
    const second = loaded()
    expect(second.undecided()).toBeUndefined()
    second.become('answerLost')
    second.settle()
    expect([second.undecided()?.id, loaded().undecided()?.id]).toEqual([id, id])
    second.begin(ATTEMPTED)
    second.settle()
    expect(loaded().undecided()).toEqual({ id, sentAt: 8, attempted: ATTEMPTED, state: 'sessionOver' })
    second.begin(ATTEMPTED)
    second.clearUnseen()
    loaded().settle()
    expect([...entries]).toEqual([])
  })

  it('a submission whose bank’s session is over outlives another order in the tab, behind one that was not charged (PAY-14~)', () => {
    const { storage } = tabStorage()
    const of = (token: string) =>
      createSubmissions(
        createSessionStore(token, () => storage),
        { now: () => 8 },
      )
    const first = of('tok')
    const id = first.begin(ATTEMPTED)
    first.become('sessionOver')
    first.begin(ATTEMPTED)
    first.become('bankUnreachable')
    first.settle()
    expect(of('other').undecided()).toBeUndefined()
    expect(of('tok').undecided()?.id).toBe(id)
  })

  it('a submission whose bank’s session is over comes before an earlier one, and is cleared with it (PAY-14~)', () => {
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 7 })
    submissions.begin(ATTEMPTED)
    submissions.become('sessionOver')
    const later = submissions.begin(ATTEMPTED)
    submissions.become('sessionOver')
    expect(submissions.undecided()?.id).toBe(later)
    submissions.begin(ATTEMPTED)
    submissions.become('answerLost')
    submissions.settle()
    expect(submissions.undecided()?.id).toBe(later)
    submissions.clearUnseen()
    expect([submissions.unseen(), submissions.undecided()]).toEqual([[], undefined])
  })

  it('a settled submission is not current on a page loaded later, and stays known as unseen (BEST-01~, CARD-10~)', () => {
    const { sessionStore } = tabStorage()
    const before = createSubmissions(sessionStore, { now: () => 7 })
    const id = before.begin(ATTEMPTED)
    before.become('bankUnreachable')
    before.settle()
    const after = createSubmissions(sessionStore, { now: () => 8 })
    expect([after.unseen(), after.current()]).toEqual([[id], undefined])
  })

  it('a settled submission that its bank has seen leaves no entry (BEST-01~)', () => {
    const { entries, sessionStore } = tabStorage()
    const submissions = createSubmissions(sessionStore, { now: () => 7 })
    submissions.begin(ATTEMPTED)
    submissions.settle()
    expect([submissions.unseen(), submissions.current(), [...entries]]).toEqual([[], undefined, []])
  })

  it('the submission of a paid payment is known after a reload, without the shop’s URL (BOOT-05~, RES-04~)', () => {
    const { entries, sessionStore } = tabStorage()
    const loaded = () => createSubmissions(sessionStore, { now: () => 7 })
    const before = loaded()
    const id = before.begin(ATTEMPTED)
    before.become('bankUnreachable')
    const receipt = { paymentId: '99', paid: ATTEMPTED.sum }
    before.settle({ ...receipt, callbackUrl: 'https://www.shop.example/back' } as typeof receipt)
    const after = loaded()
    expect([after.unseen(), after.current()]).toEqual([[], undefined])
    expect(after.paid()).toEqual({ id, sentAt: 7, attempted: ATTEMPTED, state: 'paid', paid: receipt })
    expect(JSON.stringify([...entries])).not.toContain('shop.example')
    after.settle({ paymentId: '100', paid: undefined })
    expect(loaded().paid()?.paid).toEqual(receipt)
    after.begin(ATTEMPTED)
    expect(loaded().paid()).toBeUndefined()
  })

  it('a paid submission is forgotten when the order says that it is not paid (BEST-01~)', () => {
    const { entries, sessionStore } = tabStorage()
    const submissions = createSubmissions(sessionStore, { now: () => 7 })
    submissions.begin(ATTEMPTED)
    submissions.settle({ paymentId: undefined, paid: undefined })
    expect(submissions.paid()?.paid).toEqual({ paymentId: undefined, paid: undefined })
    submissions.settle()
    expect([submissions.paid(), [...entries]]).toEqual([undefined, []])
  })

  it('a submission is stored with what was attempted, until its outcome is known (PAY-12~, BEST-01~)', () => {
    const { sessionStore } = tabStorage()
    const loaded = () => createSubmissions(sessionStore, { now: () => 8 })
    const before = loaded()
    const id = before.begin(ATTEMPTED)
    expect(loaded().current()).toEqual({ id, sentAt: 8, attempted: ATTEMPTED, state: 'sent' })
    before.become('bankUnreachable')
    expect(loaded().current()).toEqual({ id, sentAt: 8, attempted: ATTEMPTED, state: 'bankUnreachable' })
    before.settle()
    expect(loaded().current()).toBeUndefined()
  })

  it('a submission of a page that the browser shows again follows what a later page of its tab has stored (BEST-01~, BEST-04~)', () => {
    const { sessionStore } = tabStorage()
    let now = 0
    const loaded = () => createSubmissions(sessionStore, { now: () => undefined }, undefined, () => now)
    const shownAgain = loaded()
    shownAgain.begin(ATTEMPTED)
    shownAgain.onBankEvent('left')
    now = 5
    const later = loaded()
    const receipt = { paymentId: '99', paid: ATTEMPTED.sum }
    later.settle(receipt)
    shownAgain.comeBack()
    expect([shownAgain.current(), shownAgain.paid()?.paid]).toEqual([undefined, receipt])
    const next = later.begin(ATTEMPTED)
    shownAgain.comeBack()
    expect([shownAgain.current()?.id, shownAgain.elapsed()]).toEqual([next, 0])
    shownAgain.onBankEvent('left')
    later.settle()
    now = 9
    shownAgain.comeBack()
    expect(shownAgain.current()).toMatchObject({ id: next, state: 'backFromBank' })
    expect([shownAgain.elapsed(), sessionStore.submission()?.id]).toEqual([4, next])
  })

  it('the submission id is another one for each attempt, of 128 securely random bits (BEST-01~)', () => {
    const random = vi.spyOn(crypto, 'getRandomValues')
    const submissions = createSubmissions(EMPTY_SESSION_STORE, { now: () => 7 })
    const ids = Array.from({ length: 500 }, () => submissions.begin(ATTEMPTED))
    expect(new Set(ids).size).toBe(500)
    expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
    const drawn = random.mock.results.map(({ value }) => Buffer.from(value as Uint8Array).toString('hex'))
    expect(ids).toEqual(drawn)
    expect(submissions.current()?.id).toBe(ids.at(-1))
  })
})
