import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createServerClock, ticking } from '../../src/services/platform/server-clock'

const SERVER = Date.UTC(2026, 10, 21, 12)

describe('the server clock', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('the server’s time is unknown until the server says it, then runs without the device clock (CNT-01~)', () => {
    for (const wrong of [0, SERVER - 86_400_000, SERVER + 3 * 3_600_000]) {
      vi.setSystemTime(wrong)
      const time = createServerClock()
      expect(time.now()).toBeUndefined()
      time.set(SERVER)
      vi.advanceTimersByTime(90_000)
      expect(time.now()).toBe(SERVER + 90_000)
    }
  })

  it('an answer without a time lets the device’s clock stand in, also after sleep, and only as long as no answer has one (GWY-11~)', () => {
    vi.setSystemTime(SERVER - 60_000)
    const time = createServerClock()
    const heard = vi.fn()
    time.onSet(heard)
    expect(time.nowOrDevice()).toBeUndefined()
    time.set(undefined)
    expect([heard.mock.calls.length, time.now(), time.nowOrDevice()]).toEqual([1, undefined, SERVER - 60_000])
    vi.advanceTimersByTime(5_000)
    vi.setSystemTime(SERVER + 3_600_000)
    time.set(undefined)
    expect(time.nowOrDevice()).toBe(SERVER + 3_600_000)
    time.set(SERVER)
    expect([time.now(), time.nowOrDevice()]).toEqual([SERVER, SERVER])
  })

  it.each([-86_400_000, -10_001, 10_001, 10_800_000])(
    'a device clock that jumps by %d ms leaves the server’s time, and makes it doubtful (CNT-09~)',
    (jump) => {
      const time = createServerClock()
      expect(time.isDoubtful()).toBe(false)
      time.set(SERVER)
      vi.advanceTimersByTime(60_000)
      expect(time.isDoubtful()).toBe(false)
      vi.setSystemTime(Date.now() + jump)
      expect(time.now()).toBe(SERVER + 60_000)
      expect(time.isDoubtful()).toBe(true)
      time.set(SERVER + 60_000)
      expect(time.isDoubtful()).toBe(false)
      vi.advanceTimersByTime(1_000)
      expect(time.now()).toBe(SERVER + 61_000)
    },
  )

  it.each([-10_000, 10_000])(
    'a device clock that is corrected by %d ms leaves no doubt about the server’s time (CNT-09~)',
    (jump) => {
      const time = createServerClock()
      time.set(SERVER)
      vi.setSystemTime(Date.now() + jump)
      expect([time.now(), time.isDoubtful()]).toEqual([SERVER, false])
    },
  )

  it('time that only the device clock has counted, in sleep, counts once the server confirms it (CNT-02~, CNT-09~)', () => {
    const time = createServerClock()
    time.set(SERVER)
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(time.isDoubtful()).toBe(true)
    time.set(SERVER + 3_600_000)
    expect([time.now(), time.isDoubtful()]).toEqual([SERVER + 3_600_000, false])
  })

  it('a doubtful time is unknown after an answer without one, which a time that agrees is not (CNT-09~, GWY-11~)', () => {
    const time = createServerClock()
    time.set(SERVER)
    time.set(undefined)
    expect(time.now()).toBe(SERVER)
    vi.setSystemTime(Date.now() + 1_200_000)
    time.set(undefined)
    expect([time.now(), time.isDoubtful(), time.nowOrDevice()]).toEqual([undefined, false, Date.now()])
  })

  it('the server’s time counts from the arrival of the answer, however late it is read (CNT-01~)', () => {
    const time = createServerClock()
    const cameAt = performance.now()
    vi.advanceTimersByTime(4_000)
    time.set(SERVER, cameAt)
    expect(time.now()).toBe(SERVER + 4_000)
  })

  it('the server’s time goes back for an answer with another time, not for a slow one (CNT-01~)', () => {
    const time = createServerClock()
    time.set(SERVER)
    vi.advanceTimersByTime(8_000)
    time.set(SERVER + 2_000)
    expect(time.now()).toBe(SERVER + 8_000)
    time.set(SERVER - 2_000)
    expect(time.now()).toBe(SERVER + 8_000)
    time.set(SERVER - 3_600_000)
    expect(time.now()).toBe(SERVER - 3_600_000)
  })

  it('the server clock calls its listeners when it was set (CNT-02~)', () => {
    const time = createServerClock()
    const heard = vi.fn()
    const stop = time.onSet(heard)
    time.set(SERVER)
    stop()
    time.set(SERVER)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each(['visibilitychange', 'pageshow', 'focus', 'online'])(
    'the server clock asks for the time at once when %s wakes the page up, until it is stopped (CNT-02~)',
    (name) => {
      const listeners = new Map<string, () => void>()
      vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
      vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
      const [time, ask] = [createServerClock(), vi.fn()]
      time.set(SERVER)
      const actor = createActor(ticking(time, ask)).start()
      vi.setSystemTime(Date.now() + 60_000)
      listeners.get(name)?.()
      expect(ask).toHaveBeenCalledTimes(1)
      actor.stop()
      time.set(SERVER)
      expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
      vi.unstubAllGlobals()
    },
  )

  it('the server clock sends a tick at once, then at each whole second of the server (CNT-02~)', () => {
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    const time = createServerClock()
    time.set(SERVER + 400)
    const ticks: unknown[] = []
    const isDoubtful = () => ticks.push(time.now()) === 0
    const actor = createActor(ticking({ ...time, isDoubtful }, vi.fn())).start()
    vi.advanceTimersByTime(2_000)
    expect(ticks).toEqual([SERVER + 400, SERVER + 1_000, SERVER + 2_000])
    actor.stop()
    vi.unstubAllGlobals()
  })

  it('the server’s time is requested at the next second after a doubt, and not before (CNT-09~)', () => {
    vi.stubGlobal('addEventListener', vi.fn())
    vi.stubGlobal('removeEventListener', vi.fn())
    const [time, ask] = [createServerClock(), vi.fn()]
    time.set(SERVER)
    const actor = createActor(ticking(time, ask)).start()
    vi.advanceTimersByTime(3_000)
    expect(ask).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(1_000)
    expect(ask).toHaveBeenCalledTimes(1)
    time.set(SERVER + 4_000)
    vi.advanceTimersByTime(3_000)
    expect(ask).toHaveBeenCalledTimes(1)
    actor.stop()
    vi.unstubAllGlobals()
  })
})
