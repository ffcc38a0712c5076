import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../../src/services/server-clock'

const SERVER = Date.UTC(2026, 10, 21, 12)

describe('the server’s time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is unknown until the server has said it, and then goes on from there, whatever the device believes (CNT-01~)', () => {
    for (const wrong of [0, SERVER - 86_400_000, SERVER + 3 * 3_600_000]) {
      vi.setSystemTime(wrong)
      const time = createServerClock()
      expect(time.now()).toBeUndefined()
      time.set(SERVER)
      vi.advanceTimersByTime(90_000)
      expect(time.now()).toBe(SERVER + 90_000)
    }
  })

  it('a device clock that is turned back takes nothing away (CNT-01~)', () => {
    const time = createServerClock()
    time.set(SERVER)
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(0)
    expect(time.now()).toBe(SERVER + 60_000)
  })

  it('time that only the device clock has seen pass counts: the page slept (CNT-02~)', () => {
    const time = createServerClock()
    vi.setSystemTime(1_000_000)
    time.set(SERVER)
    vi.setSystemTime(1_000_000 + 3_600_000)
    expect(time.now()).toBe(SERVER + 3_600_000)
  })

  it('tells whoever listens when it was set (CNT-02~)', () => {
    const time = createServerClock()
    const heard = vi.fn()
    const stop = time.onSet(heard)
    time.set(SERVER)
    stop()
    time.set(SERVER)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
