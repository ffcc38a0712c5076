import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSavingData, whenPageIdle } from '../../src/services/platform/idle'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the idle page', () => {
  it('the idle page is what the browser says it is, within two seconds', async () => {
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

  it('the idle page of a browser without a word for it is the page after what is due now', async () => {
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

  it('data is saved where the browser says so, and nowhere else', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(isSavingData()).toBe(true)
    for (const navigator of [{}, { connection: {} }, { connection: { saveData: false } }]) {
      vi.stubGlobal('navigator', navigator)
      expect(isSavingData()).toBe(false)
    }
  })
})
