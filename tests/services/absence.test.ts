import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAbsence } from '../../src/services/platform/absence'
import { type ServerClock, createServerClock } from '../../src/services/platform/server-clock'

const LONG = 300_000

const SERVER = Date.UTC(2026, 10, 21, 12)

describe('watchAbsence', () => {
  let page: EventTarget & { visibilityState: string }
  let around: EventTarget
  let emitted: string[]
  let forgotten: number
  let time: ServerClock
  let network: { onLine: boolean }
  let timesAsked: number

  beforeEach(() => {
    vi.useFakeTimers()
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    around = new EventTarget()
    network = { onLine: true }
    vi.stubGlobal('document', page)
    vi.stubGlobal('navigator', network)
    vi.stubGlobal('addEventListener', around.addEventListener.bind(around))
    vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around))
    emitted = []
    forgotten = 0
    timesAsked = 0
    time = createServerClock()
    time.set(SERVER)
    watchAbsence({
      emit: ({ type }) => emitted.push(type),
      timings: { longAbsence: LONG },
      time,
      askTime: () => {
        timesAsked += 1
      },
      onRestored: () => {
        forgotten += 1
      },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function turn(visibilityState: 'visible' | 'hidden') {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(0)
  }
  const show = (persisted: boolean) => around.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('a page restored from the back/forward cache asks again and forgets the typed card (BEST-04~)', () => {
    show(false)
    expect([emitted, forgotten]).toEqual([[], 0])
    show(true)
    expect([emitted, forgotten]).toEqual([['tab.restored'], 1])
  })

  it('a page restored from the back/forward cache after a long absence asks again once (BEST-04~)', () => {
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    show(true)
    turn('visible')
    expect(emitted).toEqual(['tab.restored'])
  })

  it('a page asks again when it is shown after it was hidden for the long absence (BEST-04~)', () => {
    // Time before the page is hidden does not count.
    vi.advanceTimersByTime(LONG / 2 - 1)
    turn('hidden')
    vi.advanceTimersByTime(LONG - 1)
    turn('visible')
    expect(emitted).toEqual([])
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    expect(emitted).toEqual([])
    turn('visible')
    expect([emitted, forgotten]).toEqual([['tab.restored'], 0])
    around.dispatchEvent(new Event('focus'))
    expect(emitted).toHaveLength(1)
  })

  it('a page that stays visible never asks again, however long (BEST-04~)', () => {
    vi.advanceTimersByTime(20 * LONG)
    around.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(0)
    expect(emitted).toEqual([])
  })

  it('a page on a device that slept is not believed, though the browser fires no event (BEST-04~)', () => {
    vi.advanceTimersByTime(1)
    vi.setSystemTime(Date.now() + 2 * LONG)
    vi.advanceTimersByTime(LONG / 2)
    expect([emitted, timesAsked]).toEqual([[], 1])
    // Steady time is stopped in the sleep of some devices: only the server knows how long it was.
    time.set(SERVER + 2 * LONG + LONG / 2)
    vi.advanceTimersByTime(0)
    expect(emitted).toEqual(['tab.restored'])
  })

  it('a page on a device whose clock is put forward is believed, by the server’s time (BEST-04~, CNT-09~)', () => {
    vi.setSystemTime(Date.now() + 2 * LONG)
    around.dispatchEvent(new Event('focus'))
    expect(timesAsked).toBe(1)
    time.set(SERVER + 1_000)
    around.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(0)
    expect([emitted, timesAsked]).toEqual([[], 1])
  })

  it('a page that is shown with its server time in doubt asks again once the answer says how long it was hidden (BEST-04~)', () => {
    turn('hidden')
    vi.setSystemTime(Date.now() + LONG)
    turn('visible')
    expect([emitted, timesAsked]).toEqual([[], 1])
    time.set(SERVER + LONG)
    vi.advanceTimersByTime(0)
    expect(emitted).toEqual(['tab.restored'])
  })

  it('a page restored from the back/forward cache asks again once, though the device slept meanwhile (BEST-04~)', () => {
    turn('hidden')
    vi.setSystemTime(Date.now() + LONG)
    show(true)
    turn('visible')
    time.set(SERVER + LONG)
    vi.advanceTimersByTime(0)
    expect(emitted).toEqual(['tab.restored'])
  })

  it('an absence is judged by the device’s clock where the server’s time is unknown (BEST-04~)', () => {
    vi.spyOn(time, 'now').mockReturnValue(undefined)
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    turn('visible')
    expect(emitted).toEqual(['tab.restored'])
  })

  function connect() {
    network.onLine = true
    around.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(0)
  }

  it('a page that returns without a connection asks again once more when it has one (BEST-04~, BEST-05~)', () => {
    network.onLine = false
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    turn('visible')
    show(true)
    expect(emitted).toEqual(['tab.restored', 'tab.restored'])
    connect()
    connect()
    expect(emitted).toHaveLength(3)
  })

  it('a page that returned without a connection, and then with one, does not ask again at a later one (BEST-04~)', () => {
    network.onLine = false
    show(true)
    network.onLine = true
    show(true)
    connect()
    expect(emitted).toEqual(['tab.restored', 'tab.restored'])
  })

  it('a page on a device that slept asks for the server’s time when it has a connection (BEST-04~, BEST-05~)', () => {
    network.onLine = false
    turn('hidden')
    vi.setSystemTime(Date.now() + LONG)
    turn('visible')
    connect()
    expect([emitted, timesAsked]).toEqual([[], 2])
  })
})
