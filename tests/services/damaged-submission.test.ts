import { expect, it } from 'vitest'
import { SESSION_ENTRY, createSessionStore } from '../../src/services/storage/session-store'
import { ATTEMPTED } from '../support/attempted'
import { tabStorage } from '../support/tab-storage'

it('a payment is searched for, or stays paid, where its stored time, receipt or earlier attempt is unreadable (BEST-01~)', () => {
  const known = { id: 's-1', attempted: ATTEMPTED }
  const nothing = { paymentId: undefined, paid: undefined }
  for (const [damaged, found] of [
    [
      { state: 'sent', sentAt: '2026-11-28' },
      { state: 'sent', sentAt: undefined },
    ],
    [
      { state: 'sent', sentAt: null },
      { state: 'sent', sentAt: undefined },
    ],
    [
      { state: 'paid', sentAt: 5, paid: { paymentId: 7 } },
      { state: 'paid', sentAt: 5, paid: nothing },
    ],
    [
      { state: 'sent', sentAt: 5, earlier: { id: 7 } },
      { state: 'sent', sentAt: 5, earlier: undefined },
    ],
  ] as const) {
    const { storage, entries } = tabStorage()
    entries.set(SESSION_ENTRY, JSON.stringify({ token: 'tok', submission: { ...known, ...damaged } }))
    expect(createSessionStore('tok', () => storage).submission()).toEqual({ ...known, ...found })
  }
})
