import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inFlightFlag } from '../../src/services/tabs/in-flight-flag'
import { shortenEntry } from '../../src/services/tabs/lease'
import { tabStorage } from '../support/tab-storage'

const LENGTH = 165_000
const DAYS = 3 * 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the in-flight flag', () => {
  it('the in-flight flag holds other tabs back for its duration, also on a clock that was set back (PAY-04~, CNT-09~)', () => {
    const { storage } = tabStorage()
    const [sender, other] = [inFlightFlag(storage, 'sent', LENGTH), inFlightFlag(storage, 'sent', LENGTH)]
    vi.setSystemTime(DAYS)
    sender.set()
    vi.setSystemTime(60_000)
    const stored = storage.getItem('sent')
    expect([other.isOthers(), storage.getItem('sent')]).toEqual([true, stored])
    shortenEntry(storage, 'sent', LENGTH)
    expect([sender.isOthers(), other.isOthers()]).toEqual([false, true])
    vi.setSystemTime(60_000 + LENGTH - 1)
    expect(other.isOthers()).toBe(true)
    vi.setSystemTime(60_000 + LENGTH)
    expect(other.isOthers()).toBe(false)
    sender.set()
    expect(other.isOthers()).toBe(true)
    sender.clear()
    expect(other.isOthers()).toBe(false)
  })
})
