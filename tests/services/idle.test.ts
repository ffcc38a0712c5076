import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSavingData, whenPageIdle } from '../../src/services/platform/idle'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenPageIdle and isSavingData', () => {
  it('whenPageIdle waits until the browser is idle, for two seconds at most', async () => {
    const waits: (number | undefined)[] = []
    let resume: () => void = () => undefined
    vi.stubGlobal('window', {
      requestIdleCallback: (callback: () => void, { timeout }: { timeout?: number }) => {
        waits.push(timeout)
        resume = callback
      },
    })
    let isIdle = false
    const waiting = whenPageIdle().then(() => (isIdle = true))
    await Promise.resolve()
    expect([isIdle, waits]).toEqual([false, [2000]])
    resume()
    await waiting
    expect(isIdle).toBe(true)
  })

  it('whenPageIdle waits for the tasks that are due in a browser without requestIdleCallback', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', {})
    let isIdle = false
    const waiting = whenPageIdle().then(() => (isIdle = true))
    await Promise.resolve()
    expect(isIdle).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    await waiting
    expect(isIdle).toBe(true)
  })

  it('isSavingData is true only where the browser says saveData', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(isSavingData()).toBe(true)
    for (const navigator of [{}, { connection: {} }, { connection: { saveData: false } }]) {
      vi.stubGlobal('navigator', navigator)
      expect(isSavingData()).toBe(false)
    }
  })
})
