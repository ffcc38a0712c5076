import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAbsence } from '../../src/services/platform/absence'

const LONG = 300_000

describe('watchAbsence', () => {
  let page: EventTarget & { visibilityState: string }
  let around: EventTarget
  let told: string[]
  let forgotten: number

  beforeEach(() => {
    vi.useFakeTimers()
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    around = new EventTarget()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', around.addEventListener.bind(around))
    told = []
    forgotten = 0
    watchAbsence({
      emit: ({ type }) => told.push(type),
      timings: { longAbsence: LONG },
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
    expect([told, forgotten]).toEqual([[], 0])
    show(true)
    expect([told, forgotten]).toEqual([['tab.restored'], 1])
  })

  it('a page restored from the back/forward cache after a long absence asks again once (BEST-04~)', () => {
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    show(true)
    turn('visible')
    expect(told).toEqual(['tab.restored'])
  })

  it('a page asks again when it is shown after it was hidden for the long absence (BEST-04~)', () => {
    // Time before the page is hidden does not count.
    vi.advanceTimersByTime(LONG / 2 - 1)
    turn('hidden')
    vi.advanceTimersByTime(LONG - 1)
    turn('visible')
    expect(told).toEqual([])
    turn('hidden')
    vi.advanceTimersByTime(LONG)
    expect(told).toEqual([])
    turn('visible')
    expect([told, forgotten]).toEqual([['tab.restored'], 0])
    around.dispatchEvent(new Event('focus'))
    expect(told).toHaveLength(1)
  })

  it('a page that stays visible never asks again, however long (BEST-04~)', () => {
    vi.advanceTimersByTime(20 * LONG)
    around.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(0)
    expect(told).toEqual([])
  })

  it('a page on a device that slept is not believed, though the browser fires no event (BEST-04~)', () => {
    vi.advanceTimersByTime(1)
    vi.setSystemTime(Date.now() + 2 * LONG)
    expect(told).toEqual([])
    vi.advanceTimersByTime(LONG / 2)
    vi.advanceTimersByTime(0)
    expect(told).toEqual(['tab.restored'])
  })
})
