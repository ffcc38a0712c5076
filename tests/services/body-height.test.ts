import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBodyHeight } from '../../src/services/embedding/body-height'

let height = 0
let changed: () => void = () => undefined

class FakeObserver {
  constructor(hear: () => void) {
    changed = hear
  }
  observe() {
    changed()
  }
  disconnect() {
    changed = () => undefined
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  const body = { getBoundingClientRect: () => ({ height }) }
  vi.stubGlobal('document', { body })
  vi.stubGlobal('window', { ResizeObserver: FakeObserver })
  vi.stubGlobal('ResizeObserver', FakeObserver)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the body height is sent after 15 ms without a change, and the same height only once (SHELL-12~)', () => {
  const heights: number[] = []
  height = 400
  const stop = watchBodyHeight((pixels) => heights.push(pixels))
  const changeTo = (pixels: number, wait: number) => {
    height = pixels
    changed()
    vi.advanceTimersByTime(wait)
  }
  vi.advanceTimersByTime(14)
  expect(heights).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heights).toEqual([400])
  for (const pixels of [500, 600, 700.2]) changeTo(pixels, 14)
  expect(heights).toEqual([400])
  vi.advanceTimersByTime(1)
  expect(heights).toEqual([400, 701])
  changeTo(701, 15)
  changeTo(800, 5)
  stop()
  vi.advanceTimersByTime(100)
  expect(heights).toEqual([400, 701])
})

it('the first body height is sent in browsers without ResizeObserver as well (SHELL-12~)', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {
        return undefined
      }
    },
  )
  const sent: number[] = []
  height = 400
  watchBodyHeight((pixels) => sent.push(pixels))
  vi.advanceTimersByTime(15)
  expect(sent).toEqual([400])
})
