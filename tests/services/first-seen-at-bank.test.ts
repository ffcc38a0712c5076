import { describe, expect, it } from 'vitest'
import { createFirstSeenAtBank } from '../../src/services/storage/first-seen-at-bank'
import { tabStorage } from '../support/tab-storage'

const of = (paymentId: string | undefined, submissionId?: string) => ({ paymentId, submissionId })

function closed(): Storage {
  throw new Error('closed')
}

describe('createFirstSeenAtBank', () => {
  it('another payment at a bank is timed from when it was first seen, over a reload, per order (PAY-13~)', () => {
    const { storage } = tabStorage()
    const seenFor = (token: string) => createFirstSeenAtBank(token, () => storage)
    expect(seenFor('tok').since(of('7'), 100)).toBe(100)
    expect(seenFor('tok').since(of('7', 'any'), 200)).toBe(100)
    expect(seenFor('other').since(of('7'), 300)).toBe(300)
  })

  it.each([
    [of('7'), of('8')],
    [of(undefined, 'a'), of(undefined, 'b')],
    [of(undefined), of('7')],
  ])('the time of another payment at a bank starts again for another one: %j, then %j (PAY-13~)', (first, second) => {
    const seen = createFirstSeenAtBank('tok', () => tabStorage().storage)
    seen.since(first, 100)
    expect(seen.since(first, 150)).toBe(100)
    expect(seen.since(second, 200)).toBe(200)
  })

  it('the time of another payment at a bank is also counted by the monotonic clock (GWY-11~, PAY-13~)', () => {
    let steady = 5
    const seen = createFirstSeenAtBank(
      'tok',
      () => tabStorage().storage,
      () => steady,
    )
    const after = (wait: number, payment: ReturnType<typeof of>) => {
      steady += wait
      return seen.elapsed(payment)
    }
    expect([after(0, of('7')), after(30, of('7')), after(10, of('8')), after(4, of('8'))]).toEqual([0, 30, 0, 4])
    seen.clear()
    expect(after(1, of('8'))).toBe(0)
  })

  it('another payment at a bank is timed once server time is known, and again once forgotten (PAY-13~)', () => {
    const { storage, entries } = tabStorage()
    const seen = createFirstSeenAtBank('tok', () => storage)
    expect(seen.since(of('7'), undefined)).toBeUndefined()
    expect(seen.since(of('7'), 200)).toBe(200)
    seen.clear()
    expect(entries.size).toBe(0)
    expect(seen.since(of('7'), 300)).toBe(300)
  })

  it('another payment at a bank is timed in the page where the storage is closed or unreadable (PAY-13~)', () => {
    const seen = createFirstSeenAtBank('tok', closed)
    expect([seen.since(of('7'), 100), seen.since(of('7'), 200)]).toEqual([100, 100])
    seen.clear()
    expect(seen.since(of('7'), 300)).toBe(300)
    for (const text of ['', '{', '[]', '{"token":"tok","payment":"7"}', '{"token":"tok","payment":"7","at":"1"}']) {
      const { storage, entries } = tabStorage()
      entries.set('seen-at-bank', text)
      expect(createFirstSeenAtBank('tok', () => storage).since(of('7'), 500)).toBe(500)
    }
  })
})
